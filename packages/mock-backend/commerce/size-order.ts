const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']

/** Sort key of a size: one size first, then letter sizes, then numbers, then waist sizes of jeans. */
export function sizeOrder(name: string): number {
  const letter = LETTERS.indexOf(name.toUpperCase().split('/')[0]?.trim() ?? '')
  if (letter >= 0) return 100 + letter
  const isWaist = /^W\d/i.test(name)
  const number = Number.parseFloat(name.replace(/^W/i, '').replace(',', '.'))
  return Number.isFinite(number) ? (isWaist ? 3000 : 1000) + Math.round(number * 10) : 0
}

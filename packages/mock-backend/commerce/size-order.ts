const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL']

/** Where a size stands among sizes: one size first, letters by girth, then numbers by value, waists of jeans last. */
export function sizeOrder(name: string): number {
  const letter = LETTERS.indexOf(name.toUpperCase().split('/')[0]?.trim() ?? '')
  if (letter >= 0) return 100 + letter
  const isWaist = /^W\d/i.test(name)
  const number = Number.parseFloat(name.replace(/^W/i, '').replace(',', '.'))
  return Number.isFinite(number) ? (isWaist ? 3000 : 1000) + Math.round(number * 10) : 0
}

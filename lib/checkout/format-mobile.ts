/** Sizes of the digit groups after the calling code. */
const GROUPS: readonly { code: string; sizes: readonly number[] }[] = [
  { code: '+358', sizes: [2, 3, 4] },
  { code: '+46', sizes: [2, 3, 2, 2] },
  { code: '+47', sizes: [3, 2, 3] },
  { code: '+45', sizes: [2, 2, 2, 2] },
]

/**
 * Adds spaces to an international mobile number (R-CHECKOUT-12): `+46701234567` becomes `+46 70 123 45 67`. Returns numbers
 * of other countries and other forms unchanged.
 */
export function formatMobile(number: string): string {
  const country = GROUPS.find(({ code }) => number.startsWith(code))
  if (!country || !/^\+\d+$/.test(number)) return number
  let rest = number.slice(country.code.length)
  const groups = country.sizes.map((size, index) => {
    // numbers differ in length: the last group holds all remaining digits
    const group = index === country.sizes.length - 1 ? rest : rest.slice(0, size)
    rest = rest.slice(group.length)
    return group
  })
  return [country.code, ...groups].filter(Boolean).join(' ')
}

import { expect, it } from 'vitest'
import { checkPrices } from '@/lib/list/check-prices'
import { PRICE_PATTERN } from '@/lib/list/price-range'

const PRICES = [
  ['4990', 4990, 4990],
  ['4 990', 4990, 4990],
  ['4\u00a0990', 4990, 4990],
  ['4.990', 4990, 4990],
  ['4’990', 4990, 4990],
  ['1.000.000', 999_999, 999_999],
  ['39,90', 39, 40],
  ['39.90', 39, 40],
  ['39,00', 39, 39],
  ['1.249,50', 1249, 1250],
  ['1,249.50', 1249, 1250],
  [' 39,9 €', 39, 40],
  ['€40', 40, 40],
  ['kr. 400,-', 400, 400],
  ['400:-', 400, 400],
  ['400 kr', 400, 400],
  ['400 SEK', 400, 400],
] as const

// browsers compile the attribute with the `v` flag and match the whole value
const matchesPattern = (text: string) => new RegExp(`^(?:${PRICE_PATTERN})$`, 'v').test(text)

it.each(PRICES)('R-LIST-01 "%s" is read as %d from the lower field and as %d from the upper one', (text, low, high) => {
  expect(checkPrices(text, '')).toEqual({ range: { low, high: null } })
  expect(checkPrices('', text)).toEqual({ range: { low: null, high } })
  expect(matchesPattern(text)).toBe(true)
})

it.each(['cheap', '-5', '40-180', '.', '4 x 9'])('R-LIST-01 "%s" is not a price', (text) => {
  expect(checkPrices(text, '')).toEqual({ problem: 'digits', field: 'low' })
  expect(checkPrices('', text)).toEqual({ problem: 'digits', field: 'high' })
  expect(matchesPattern(text)).toBe(false)
})

it('R-LIST-01 zero and an empty field leave that side open', () => {
  expect(checkPrices(' ', '0,00')).toEqual({ range: null })
})

it('R-LIST-01 a lowest price above the highest is reported', () => {
  expect(checkPrices('180', '40')).toEqual({ problem: 'order', field: 'high' })
})

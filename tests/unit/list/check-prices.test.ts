import { expect, it } from 'vitest'
import { checkPrices } from '@/lib/list/check-prices'

it.each([
  ['4990', 4990],
  ['4 990', 4990],
  ['4\u00a0990', 4990],
  ['4.990', 4990],
  ['1.000.000', 999_999],
])('R-LIST-01 "%s" is a price', (text, low) => {
  expect(checkPrices(text, '')).toEqual({ range: { low, high: null } })
})

it.each(['49.90', '49.9', '4.9900', '49,90', '.'])('R-LIST-01 "%s" is not a price of digits', (text) => {
  expect(checkPrices(text, '')).toEqual({ problem: 'digits', field: 'low' })
  expect(checkPrices('', text)).toEqual({ problem: 'digits', field: 'high' })
})

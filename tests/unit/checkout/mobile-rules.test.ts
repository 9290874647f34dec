import { expect, it } from 'vitest'
import { isMobile } from '@/lib/checkout/mobile-rules'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import { MARKET_ALIASES, type MarketAlias } from '@/lib/market/market-table'

it.each<[MarketAlias, string, boolean]>([
  ['fi', '040 123 4567', true],
  ['fi', '+358 40 123 4567', true],
  ['fi', '050 12345', true],
  ['fi', '09 123 4567', false],
  ['se', '070-123 45 67', true],
  ['se', '+46 (0)70 123 45 67', true],
  ['se', '0046701234567', true],
  ['se', '08-123 456 78', false],
  ['se', '070-123 45 6', false],
  ['no', '412 34 567', true],
  ['no', '+47 912 34 567', true],
  ['no', '22 12 34 56', false],
  ['dk', '20 12 34 56', true],
  ['dk', '+45 20451876', true],
  ['dk', '2012345', false],
  // foreign numbers with their calling code
  ['se', '+47 912 34 567', true],
  ['fi', '+49 1512 3456789', true],
  ['dk', '+4', false],
  ['se', '070-CALL-ME', false],
  ['se', '', false],
])('R-CHECKOUT-13 in %s, %s is a mobile number: %s', (market, text, expected) => {
  expect(isMobile(market, text)).toBe(expected)
})

it.each(MARKET_ALIASES)('R-CHECKOUT-13 the example shown in %s is valid', (market) => {
  expect(isMobile(market, INPUT_EXAMPLES[market].mobile)).toBe(true)
})

import { expect, it } from 'vitest'
import { normaliseMobile } from '@/lib/checkout/mobile-rules'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import { MARKET_ALIASES, type MarketAlias } from '@/lib/market/market-table'

it.each<[MarketAlias, string, string | null]>([
  ['fi', '040 123 4567', '+358401234567'],
  ['fi', '+358 40 123 4567', '+358401234567'],
  ['fi', '050 12345', '+3585012345'],
  ['fi', '09 123 4567', null],
  ['se', '070-123 45 67', '+46701234567'],
  ['se', '070–123 45 67', '+46701234567'],
  ['se', '+46 (0)70 123 45 67', '+46701234567'],
  ['se', '0046701234567', '+46701234567'],
  ['se', '08-123 456 78', null],
  ['se', '070-123 45 6', null],
  ['no', '412 34 567', '+4741234567'],
  ['no', '+47 912 34 567', '+4791234567'],
  ['no', '22 12 34 56', null],
  ['dk', '20 12 34 56', '+4520123456'],
  ['dk', '+45 20451876', '+4520451876'],
  ['dk', '2012345', null],
  // foreign numbers with their calling code
  ['se', '+47 912 34 567', '+4791234567'],
  ['fi', '+49 1512 3456789', '+4915123456789'],
  ['dk', '+4', null],
  ['se', '070-CALL-ME', null],
  ['se', '', null],
  // direction marks, as contact lists copy them
  ['se', '\u202a070-123 45 67\u202c', '+46701234567'],
])('R-CHECKOUT-13 in %s, %s is the mobile number %s', (market, text, expected) => {
  expect(normaliseMobile(market, text)).toBe(expected)
})

it.each(MARKET_ALIASES)('R-CHECKOUT-13 the example shown in %s is valid', (market) => {
  expect(normaliseMobile(market, INPUT_EXAMPLES[market].mobile)).not.toBeNull()
})

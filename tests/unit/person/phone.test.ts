import { expect, it } from 'vitest'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import { MARKET_ALIASES, type MarketAlias } from '@/lib/market/market-table'
import { normaliseMobile } from '@/lib/person/phone'
import { disguised } from '@/tests/support/disguised-texts'

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

type Phone = { code: string; national: string[]; bare: string[]; sent: string }

/** A mobile number of each country: as written at home, and without its leading zero. */
const PHONES: Record<MarketAlias, Phone> = {
  fi: {
    code: '358',
    national: ['040 123 4567', '0401234567', '040-123 4567'],
    bare: ['40 123 4567'],
    sent: '+358401234567',
  },
  se: {
    code: '46',
    national: ['070-123 45 67', '0701234567', '070/123 45 67'],
    bare: ['70 123 45 67'],
    sent: '+46701234567',
  },
  no: { code: '47', national: ['412 34 567', '41234567'], bare: ['412 34 567', '41 23 45 67'], sent: '+4741234567' },
  dk: { code: '45', national: ['20 30 40 50', '20304050'], bare: ['20 30 40 50', '20.30.40.50'], sent: '+4520304050' },
}

/** The number with its calling code; the last ones without a plus. */
const international = ({ code, bare }: Phone): string[] =>
  bare.flatMap((number) => [
    ...['+', '00', '00 ', '(+', '+('].map((sign) => `${sign}${code}${sign.includes('(') ? ')' : ''} ${number}`),
    `+${code}-${number.replace(/\s/g, '-')}`,
    `+${code} (0) ${number}`,
    `+${code}${number.replace(/\D/g, '')}`,
    `tel:+${code}-${number.replace(/\s/g, '-')}`,
    `${code} ${number}`,
    `${code}${number.replace(/\D/g, '')}`,
  ])

it.each(MARKET_ALIASES)('R-CHECKOUT-13 every usual notation of a mobile number of %s is read', (market) => {
  const phone = PHONES[market]
  for (const text of [...phone.national, ...international(phone)].flatMap(disguised)) {
    expect(normaliseMobile(market, text), JSON.stringify(text)).toBe(phone.sent)
  }
})

it.each(MARKET_ALIASES)(
  'R-CHECKOUT-13 the shops of the other countries read a number of %s with its calling code',
  (alias) => {
    for (const market of MARKET_ALIASES.filter((other) => other !== alias)) {
      const plain = international(PHONES[alias]).filter((text) => !/\(0\)|^\d/.test(text) || text.startsWith('00'))
      for (const text of plain.flatMap(disguised)) {
        expect(normaliseMobile(market, text), `${market} ${JSON.stringify(text)}`).toBe(PHONES[alias].sent)
      }
    }
  },
)

it.each<[MarketAlias, string, string | null]>([
  ['se', '4741234567', '+4741234567'],
  ['dk', '46701234567', '+46701234567'],
  ['no', '358 40 123 4567', '+358401234567'],
  // a Norwegian number, or a Finnish one without its zero
  ['fi', '4741234567', null],
  ['fi', '04741234567', '+3584741234567'],
  ['fi', '0457 123 4567', '+3584571234567'],
  ['fi', '4571234567', null],
  // calling codes of other countries without plus
  ['dk', '4915123456789', null],
  ['se', '46812345678', null],
])('R-CHECKOUT-13 in %s, %s without plus is the mobile number %s', (market, text, expected) => {
  expect(normaliseMobile(market, text)).toBe(expected)
})

it.each(['++46701234567', '46+701234567', 'tel:', '+', '()', '+0046701234567', 'tel:tel:0701234567'])(
  'R-CHECKOUT-13 %j is no mobile number',
  (text) => expect(normaliseMobile('se', text)).toBeNull(),
)

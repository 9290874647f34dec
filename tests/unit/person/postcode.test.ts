import { describe, expect, it } from 'vitest'
import { MARKET_ALIASES, type MarketAlias } from '@/lib/market/market-table'
import { normaliseZip, readZip, territoryOf, zipExample } from '@/lib/person/postcode'
import { disguised } from '@/tests/support/disguised-texts'

/** A postcode of each country: its notation, other ways to group its digits, and the codes written in front. */
const POSTCODES: Record<MarketAlias, { zip: string; grouped: string[]; prefixes: string[] }> = {
  fi: { zip: '00100', grouped: ['00100', '00 100', '001 00'], prefixes: ['FI', 'FIN', 'SF'] },
  se: { zip: '111 22', grouped: ['11122', '111 22', '111-22'], prefixes: ['SE', 'S'] },
  no: { zip: '0150', grouped: ['0150', '01 50'], prefixes: ['NO', 'N'] },
  dk: { zip: '2100', grouped: ['2100', '21 00'], prefixes: ['DK'] },
}

const withPrefix = (prefix: string, zip: string) => [' ', '', '-', ' - '].map((between) => `${prefix}${between}${zip}`)

const spellings = (market: MarketAlias): string[] => {
  const { grouped, prefixes } = POSTCODES[market]
  const plain = grouped.flatMap((zip) => [zip, ...prefixes.flatMap((prefix) => withPrefix(prefix, zip))])
  return [...new Set([...plain, ...plain.map((text) => text.toLowerCase())].flatMap(disguised))]
}

describe('notations', () => {
  it.each(MARKET_ALIASES)('R-CHECKOUT-02 every usual notation of a postcode in %s is read', (market) => {
    for (const text of spellings(market)) {
      expect(normaliseZip(market, text), JSON.stringify(text)).toBe(POSTCODES[market].zip)
    }
  })

  it.each(MARKET_ALIASES)('R-CHECKOUT-02 a notation of %s is refused when digits are missing or too many', (market) => {
    for (const text of spellings(market).filter((spelling) => !/[\uff10-\uff19]/.test(spelling))) {
      for (const wrong of [`${text}0`, text.replace(/\d(?=\D*$)/, '')]) {
        expect(normaliseZip(market, wrong), JSON.stringify(wrong)).toBeNull()
      }
    }
  })

  it.each(MARKET_ALIASES)('R-CHECKOUT-02 the example shown in %s is valid', (market) => {
    expect(normaliseZip(market, zipExample(market))).toBe(zipExample(market))
  })

  it('R-CHECKOUT-02 a postcode with the code of another country is refused as one, though the digits would fit', () => {
    for (const market of MARKET_ALIASES) {
      for (const other of MARKET_ALIASES.filter((alias) => alias !== market)) {
        for (const text of POSTCODES[other].prefixes.flatMap((prefix) => withPrefix(prefix, POSTCODES[other].zip))) {
          expect(readZip(market, text), `${market} ${text}`).toEqual({ zip: null, problem: 'zipElsewhere' })
        }
      }
    }
  })

  it.each(['', 'FI', 'X-00100', 'FI-FI-00100', '00100 Helsinki', '00100/1', 'Helsinki', '٠٠١٠٠'])(
    'R-CHECKOUT-02 %j is no postcode',
    (text) => expect(readZip('fi', text)).toEqual({ zip: null, problem: 'zip' }),
  )
})

describe('territories', () => {
  it.each([
    ['fi', 'AX', '22100', 'aland'],
    ['no', 'SJ', '9170', 'svalbard'],
    ['no', 'SJ', '8099', 'janMayen'],
    ['dk', 'GL', '3900', 'greenland'],
  ] as const)('R-CHECKOUT-02 in %s, %s-%s is a postcode of %s', (market, prefix, zip, territory) => {
    const own = POSTCODES[market].prefixes.flatMap((code) => withPrefix(code, zip))
    for (const text of [zip, ...own, ...withPrefix(prefix, zip)].flatMap(disguised)) {
      expect(normaliseZip(market, text), JSON.stringify(text)).toBe(zip)
    }
    expect(territoryOf(market, zip)).toBe(territory)
  })

  it('R-CHECKOUT-02 a Faroese postcode is recognised in every notation', () => {
    for (const text of ['100', ...withPrefix('FO', '100'), ...withPrefix('DK', '970')].flatMap(disguised)) {
      expect(readZip('dk', text), JSON.stringify(text)).toEqual({ zip: null, problem: 'zipFaroe' })
    }
    expect(readZip('fi', 'FO-100')).toEqual({ zip: null, problem: 'zipFaroe' })
  })

  it('R-CHECKOUT-02 the code of a territory with digits of another place is a misprint', () => {
    for (const [market, text] of [
      ['dk', 'GL-2100'],
      ['fi', 'AX-00100'],
      ['no', 'SJ-0150'],
      ['dk', 'FO-3900'],
    ] as const) {
      expect(readZip(market, text)).toEqual({ zip: null, problem: 'zip' })
    }
    expect(territoryOf('fi', '00100')).toBeUndefined()
    expect(territoryOf('se', '221 00'), 'Lund').toBeUndefined()
  })
})

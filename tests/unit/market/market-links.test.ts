import { describe, expect, it } from 'vitest'
import { type ChannelMarket, compareMarkets } from '@/lib/market/compare-markets'
import { currencyOf } from '@/lib/market/currency-of'
import { marketLinks } from '@/lib/market/market-links'
import { MARKETS } from '@/lib/market/market-table'
import { pickerMarkets } from '@/lib/market/picker-markets'

const checkoutOnly = { ...MARKETS, dk: { ...MARKETS.dk, onlyDisplayInCheckout: true } }
const inDomain = { market: 'fi', lang: 'fi', mode: 'domain' } as const

describe('marketLinks', () => {
  it('R-MARKET-13 lists every market and language with currency, the country in that language', () => {
    const links = marketLinks(inDomain)
    expect(links.map((link) => `${link.market} ${link.lang} ${link.countryName} ${link.currency.code}`)).toEqual([
      'fi fi Suomi EUR',
      'fi sv Finland EUR',
      'se sv Sverige SEK',
      'no nb Norge NOK',
      'dk da Danmark DKK',
    ])
    expect(links.filter((link) => link.current)).toHaveLength(1)
  })

  it('R-MARKET-13 a market for checkout only is not offered', () => {
    expect(pickerMarkets(checkoutOnly).map(({ alias }) => alias)).toEqual(['fi', 'se', 'no'])
  })

  it('T18 leads to the home of the other domain', () => {
    expect(marketLinks(inDomain).map((link) => link.href)).toEqual([
      '/',
      '/sv',
      'http://se.localhost:3000/',
      'http://no.localhost:3000/',
      'http://dk.localhost:3000/',
    ])
  })

  it('T9 stays on the origin in path mode', () => {
    const links = marketLinks({ market: 'se', lang: 'sv', mode: 'path' })
    expect(links.map((link) => link.href)).toEqual(['/fi/fi', '/fi/sv', '/se/sv', '/no/nb', '/dk/da'])
  })
})

describe('currencyOf', () => {
  it('R-MARKET-11 throws the exact text without a currency', () => {
    expect(currencyOf(MARKETS.se).code).toBe('SEK')
    expect(() => currencyOf({ currency: null })).toThrow('Currency not found for this market')
    expect(() => currencyOf({})).toThrow('Currency not found for this market')
  })
})

describe('compareMarkets', () => {
  const channel: ChannelMarket[] = Object.values(MARKETS).map((market) => ({
    ...market,
    allowedLanguages: market.languages.map((code) => ({ code })).reverse(),
  }))

  it('R-ROUTE-01 R-DATA-06 reports nothing when table and channel agree', () => {
    expect(compareMarkets(MARKETS, channel)).toEqual([])
  })

  it('R-DATA-06 reports differing fields, missing markets and markets that only the channel has', () => {
    const [fi, se, , dk] = channel
    const changed = [
      { ...fi, allowedLanguages: [{ code: 'fi' }, null] },
      { ...se, currency: null },
      dk,
      { alias: 'ee' },
      null,
    ]
    expect(compareMarkets(MARKETS, changed)).toEqual([
      'Market fi: languages is fi,sv here and fi in the channel',
      'Market se: currency is SEK here and none in the channel',
      'Market no: the channel does not have it',
      'Market ee: only the channel has it',
    ])
  })
})

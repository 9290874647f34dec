import { marketOrigin } from '@/lib/config/env'
import { countryName } from './country-name'
import { currencyOf } from './currency-of'
import { type Lang, LOCALES, MARKETS, type Market, type MarketAlias } from './market-table'
import { pickerMarkets } from './picker-markets'
import { pathPrefix, type Site } from './site'

export type MarketLink = {
  market: MarketAlias
  lang: Lang
  /** Name of the country in the language of the link. */
  countryName: string
  languageName: string
  currency: Market['currency']
  href: string
  current: boolean
}

/**
 * Links of the market and language picker, each to the home page of a site; the picker replaces it by the same page on
 * that site (T18). Reads the environment, so call it on the server and pass the result to the picker as a prop.
 */
export function marketLinks(site: Site): MarketLink[] {
  const linkTo = (market: Market, lang: Lang): MarketLink => {
    const target: Site = { market: market.alias, lang, mode: site.mode }
    const path = pathPrefix(target) || '/'
    const sameOrigin = site.mode === 'path' || market.alias === site.market
    return {
      market: market.alias,
      lang,
      countryName: countryName(target),
      languageName: LOCALES[lang].name,
      currency: currencyOf(market),
      href: sameOrigin ? path : `${marketOrigin(market.alias)}${path}`,
      current: market.alias === site.market && lang === site.lang,
    }
  }
  return pickerMarkets(MARKETS).flatMap((market) => market.languages.map((lang) => linkTo(market, lang)))
}

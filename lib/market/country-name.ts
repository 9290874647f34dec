import { LOCALES, MARKETS } from './market-table'
import type { MarketLang } from './site'

/** The market's country in the site's language: "Suomi" in Finnish, "Finland" in Swedish. */
export const countryName = ({ market, lang }: MarketLang): string => {
  const { code, name } = MARKETS[market].country
  return new Intl.DisplayNames([LOCALES[lang].iso], { type: 'region' }).of(code) ?? name
}

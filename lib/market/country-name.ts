import { LOCALES, MARKETS } from './market-table'
import type { Site } from './site'

/** The market's country in the site's language: "Suomi" in Finnish, "Finland" in Swedish. */
export const countryName = ({ market, lang }: Pick<Site, 'market' | 'lang'>): string => {
  const { code, name } = MARKETS[market].country
  return new Intl.DisplayNames([LOCALES[lang].iso], { type: 'region' }).of(code) ?? name
}

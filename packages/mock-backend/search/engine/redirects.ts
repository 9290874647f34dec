import type { Commerce } from '#commerce/create-commerce'
import { findListedCampaign } from '#commerce/list-selector'
import { MARKET_ALIASES } from '#commerce/markets'
import type { Place } from '#commerce/place'
import { analyserOf } from './analysis/analyser'
import { readable, tokenise } from './analysis/tokenise'
import type { PageDocument } from './pages/page-documents'
import { findByArticleNumber } from './products/find-by-article-number'
import { parseQuestion } from './question/parse-question'

/** Path of the running sale, the one campaign that all markets share; null when none runs. */
function salePathOf({ index, paths, clock }: Commerce, place: Place): string | null {
  const sale = index.catalogue.campaigns.find(
    ({ alias, markets }) =>
      MARKET_ALIASES.every((market) => markets.includes(market)) &&
      findListedCampaign(index, alias[place.lang], place, clock()) !== null,
  )
  return sale ? paths.campaign(sale)[place.lang] : null
}

/** Finds the page to open for a text that is exactly the name of a service page, a list or the sale, or an article number. */
export function createRedirects(commerce: Commerce, pagesOf: (place: Place) => readonly PageDocument[]) {
  const { lists } = commerce.index.catalogue
  const byMeaning = new Map<string, ReadonlyMap<string, string>>()

  const meaningOf = (text: string, { lang }: Place): string => {
    const { stem } = analyserOf(lang)
    return tokenise(readable(text)).map(stem).join(' ')
  }

  const collectLinks = (place: Place): ReadonlyMap<string, string> => {
    const named = lists.map(({ name, path }) => ({ phrases: [name[place.lang]], link: path[place.lang] }))
    const pages = pagesOf(place)
      .filter(({ kind }) => kind === 'content')
      .map(({ title, phrases, link }) => ({ phrases: [title, ...phrases], link }))
    return new Map(
      [...named, ...pages].flatMap(({ phrases, link }) =>
        phrases.map((phrase): [string, string] => [meaningOf(phrase, place), link]),
      ),
    )
  }

  const linksOf = (place: Place): ReadonlyMap<string, string> => {
    const key = `${place.market.alias} ${place.lang}`
    const links = byMeaning.get(key) ?? collectLinks(place)
    byMeaning.set(key, links)
    return links
  }

  /** Path of the sale or of the list of new products, if the text asks for one of them and for nothing else; else null. */
  const listPathOf = (text: string, place: Place): string | null => {
    const { words, price, sizes, wantsSale, wantsNews } = parseQuestion(text, place.lang, () => false)
    const isMore = words.length > 0 || price !== null || sizes.length > 0
    if (isMore || wantsSale === wantsNews) return null
    if (wantsSale) return salePathOf(commerce, place)
    return lists.find(({ holds }) => holds.rule === 'new')?.path[place.lang] ?? null
  }

  return (text: string, place: Place): string | null => {
    const [product, ...others] = findByArticleNumber(commerce.index, text)
    if (product && others.length === 0) return commerce.paths.product(product)[place.lang]
    return linksOf(place).get(meaningOf(text, place)) ?? listPathOf(text, place)
  }
}

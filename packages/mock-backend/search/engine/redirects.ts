import type { Commerce } from '#commerce/create-commerce'
import { findListedCampaign } from '#commerce/list-selector'
import { MARKET_ALIASES } from '#commerce/markets'
import type { Place } from '#commerce/place'
import { createAnalyser } from './analysis/analyser'
import { tokenise } from './analysis/tokenise'
import type { PageDocument } from './pages/page-documents'
import { parseQuestion } from './question/parse-question'

const SIZE_PART = /-[^-]+$/

/** The product of an article number, or of the article number of one of its sizes; null for any other text. */
export function productPathOf({ index, paths }: Commerce, text: string, { lang }: Place): string | null {
  const number = text.trim().toUpperCase()
  const entry = index.byArticleNumber.get(number) ?? index.byArticleNumber.get(number.replace(SIZE_PART, ''))
  return entry ? paths.product(entry)[lang] : null
}

/** The sale of every market while it runs. */
function salePathOf({ index, paths, clock }: Commerce, place: Place): string | null {
  const sale = index.catalogue.campaigns.find(
    ({ alias, markets }) =>
      MARKET_ALIASES.every((market) => markets.includes(market)) &&
      findListedCampaign(index, alias[place.lang], place, clock()) !== null,
  )
  return sale ? paths.campaign(sale)[place.lang] : null
}

/** The page to open for a text that names it exactly: service pages, lists, the sale, article numbers. */
export function createRedirects(commerce: Commerce, pagesOf: (place: Place) => readonly PageDocument[]) {
  const { lists } = commerce.index.catalogue
  const byMeaning = new Map<string, ReadonlyMap<string, string>>()

  const meaningOf = (text: string, { lang }: Place): string => {
    const { stem } = createAnalyser(lang)
    return tokenise(text).map(stem).join(' ')
  }

  const linksOf = (place: Place): ReadonlyMap<string, string> => {
    const key = `${place.market.alias} ${place.lang}`
    const known = byMeaning.get(key)
    if (known) return known
    const made = new Map<string, string>()
    for (const { name, path } of lists) made.set(meaningOf(name[place.lang], place), path[place.lang])
    for (const { kind, title, phrases, link } of pagesOf(place)) {
      if (kind === 'content') for (const phrase of [title, ...phrases]) made.set(meaningOf(phrase, place), link)
    }
    byMeaning.set(key, made)
    return made
  }

  return (text: string, place: Place): string | null => {
    const product = productPathOf(commerce, text, place)
    if (product) return product
    const link = linksOf(place).get(meaningOf(text, place))
    if (link) return link
    const { words, price, sizes, wantsSale, wantsNews } = parseQuestion(text, place.lang, () => false)
    if (words.length > 0 || price || sizes.length > 0 || wantsSale === wantsNews) return null
    if (wantsSale) return salePathOf(commerce, place)
    return lists.find(({ holds }) => holds.rule === 'new')?.path[place.lang] ?? null
  }
}

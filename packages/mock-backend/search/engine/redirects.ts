import type { Commerce } from '#commerce/create-commerce'
import { findListedCampaign } from '#commerce/list-selector'
import { MARKET_ALIASES } from '#commerce/markets'
import type { Storefront } from '#commerce/storefront'
import { analyserOf } from './analysis/analyser'
import { tokenise, truncateSearchText } from './analysis/tokenise'
import type { PageDocument } from './pages/page-documents'
import { findByArticleNumber } from './products/find-by-article-number'
import { parseQuestion } from './question/parse-question'

/** Path of the running sale, the one campaign that all markets share; null when none runs. */
function salePathOf({ index, paths, clock }: Commerce, storefront: Storefront): string | null {
  const sale = index.catalogue.campaigns.find(
    ({ alias, markets }) =>
      MARKET_ALIASES.every((market) => markets.includes(market)) &&
      findListedCampaign(index, alias[storefront.lang], storefront, clock()) !== null,
  )
  return sale ? paths.campaign(sale)[storefront.lang] : null
}

/**
 * Finds the page to open for a text that is exactly the name of a service page, a list or the sale, or an article
 * number.
 */
export function createRedirects(commerce: Commerce, pagesOf: (storefront: Storefront) => readonly PageDocument[]) {
  const { lists } = commerce.index.catalogue
  const byMeaning = new Map<string, ReadonlyMap<string, string>>()

  const meaningOf = (text: string, { lang }: Storefront): string => {
    const { stem } = analyserOf(lang)
    return tokenise(truncateSearchText(text)).map(stem).join(' ')
  }

  const collectLinks = (storefront: Storefront): ReadonlyMap<string, string> => {
    const named = lists.map(({ name, path }) => ({ phrases: [name[storefront.lang]], link: path[storefront.lang] }))
    const pages = pagesOf(storefront)
      .filter(({ kind }) => kind === 'content')
      .map(({ title, phrases, link }) => ({ phrases: [title, ...phrases], link }))
    return new Map(
      [...named, ...pages].flatMap(({ phrases, link }) =>
        phrases.map((phrase): [string, string] => [meaningOf(phrase, storefront), link]),
      ),
    )
  }

  const linksOf = (storefront: Storefront): ReadonlyMap<string, string> => {
    const key = `${storefront.market.alias} ${storefront.lang}`
    const links = byMeaning.get(key) ?? collectLinks(storefront)
    byMeaning.set(key, links)
    return links
  }

  /**
   * Path of the sale or of the list of new products, if the text asks for one of them and for nothing else; else null.
   */
  const listPathOf = (text: string, storefront: Storefront): string | null => {
    const { words, price, sizes, occasions, wantsSale, wantsNews } = parseQuestion(text, storefront.lang, () => false)
    const isMore = words.length > 0 || occasions.length > 0 || price !== null || sizes.length > 0
    if (isMore || wantsSale === wantsNews) return null
    if (wantsSale) return salePathOf(commerce, storefront)
    return lists.find(({ holds }) => holds.rule === 'new')?.path[storefront.lang] ?? null
  }

  return (text: string, storefront: Storefront): string | null => {
    const [product, ...others] = findByArticleNumber(commerce.index, text)
    if (product && others.length === 0) return commerce.paths.product(product)[storefront.lang]
    return linksOf(storefront).get(meaningOf(text, storefront)) ?? listPathOf(text, storefront)
  }
}

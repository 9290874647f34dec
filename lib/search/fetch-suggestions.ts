import 'client-only'
import type { Autocomplete, ContentSuggestion, ProductGroup } from '@apptus/esales-api'
import { cataloguePath } from '@/lib/list/catalogue-path'
import type { Site } from '@/lib/market/site'
import type { CardRow } from '@/lib/product/card-row-schema'
import { localHref } from '@/lib/routing/href'
import type { Shop } from '@/lib/store/shop'
import { answerWithin } from './answer-within'
import { createSearchApi } from './create-search-api'
import { askForLists, mapListHits } from './list-hits'
import { mapProductGroups, PRESENTED_CUSTOM, searchCardRows } from './map-search-product'
import { type MarkedText, parseMarkedText } from './marked-text'
import { rememberTickets } from './search-tickets'

export type SuggestedPhrase = { text: string; label: MarkedText }
/** A page of the shop; `kind` follows from its path. */
export type SuggestedPage = { kind: 'category' | 'brand' | 'page'; label: MarkedText; href: string; ticket: string }

/** A merchant list; `count`: number of its products, null if unknown. */
export type SuggestedList = { label: MarkedText; href: string; ticket: string; count: number | null }

/** Suggestions for a text; for an empty text: popular searches, recent searches and viewed products. */
export type Suggestions = {
  text: string
  phrases: SuggestedPhrase[]
  /** Merchant lists that suit the text; they are not among the pages. */
  lists: SuggestedList[]
  pages: SuggestedPage[]
  products: CardRow[]
  recentSearches: string[]
  viewed: CardRow[]
  totalHits: number
  /** Address that the text redirects to instead of results. */
  redirectHref: string | null
}

const kindOf = (path: string): SuggestedPage['kind'] =>
  path.startsWith('/c/') ? 'category' : path.startsWith('/b/') ? 'brand' : 'page'

function mapPage(site: Site, { highlightedTitle, link, ticket }: ContentSuggestion): SuggestedPage | [] {
  const path = cataloguePath(site.lang, link)
  if (path === null) return []
  return { kind: kindOf(path), label: parseMarkedText(highlightedTitle), href: localHref(site, path), ticket }
}

function redirectOf(site: Site, { redirectLink }: Autocomplete): string | null {
  const path = redirectLink === undefined ? null : cataloguePath(site.lang, redirectLink)
  return path === null ? null : localHref(site, path)
}

const mapProducts = ({ lang }: Site, groups: readonly ProductGroup[]): CardRow[] =>
  searchCardRows(mapProductGroups(groups), { lang, now: Date.now(), showsNew: false })

const mapLists = (site: Site, { contentLists }: Autocomplete): SuggestedList[] =>
  mapListHits(site.lang, contentLists).map(({ title, path, ticket, count }) => ({
    label: [{ text: title, isMatch: false }],
    href: localHref(site, path),
    ticket,
    count,
  }))

function mapSuggestions(site: Site, text: string, answer: Autocomplete): Suggestions {
  const lists = mapLists(site, answer)
  const listed = new Set(lists.map(({ href }) => href))
  return {
    text,
    phrases: answer.phraseSuggestions.map(({ q, highlighted }) => ({ text: q, label: parseMarkedText(highlighted) })),
    lists,
    pages: answer.contentSuggestions.flatMap((page) => mapPage(site, page)).filter(({ href }) => !listed.has(href)),
    products: mapProducts(site, answer.productSuggestions),
    recentSearches: answer.recentSearches.map(({ q }) => q),
    viewed: mapProducts(site, answer.recentlyViewed),
    totalHits: answer.totalHits,
    redirectHref: redirectOf(site, answer),
  }
}

/** Fetches suggestions. Rejects when the service fails, the response is invalid, or after 4 s. */
export async function fetchSuggestions(shop: Shop, text: string): Promise<Suggestions> {
  const { query } = await createSearchApi(shop)
  const answer = await answerWithin(query.autocomplete({ q: text, presentCustom: PRESENTED_CUSTOM }, askForLists()))
  const groups = [...answer.productSuggestions, ...answer.recentlyViewed]
  rememberTickets(
    shop,
    groups.flatMap(({ products }) => products),
  )
  return mapSuggestions(shop.config.site, text, answer)
}

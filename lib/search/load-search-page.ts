import 'server-only'
import { cache } from 'react'
import { loadOptionalPart } from '@/lib/cache/load-optional-part'
import type { ListFilters } from '@/lib/list/filter-types'
import { pageCountOf } from '@/lib/list/list-filter'
import { decodeListSegment, emptyListQuery, type ListQuery, listClass } from '@/lib/list/list-query'
import { effectiveSort } from '@/lib/list/list-sort'
import type { Sort } from '@/lib/list/list-types'
import { loadCategoryTree } from '@/lib/list/load-category-tree'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import type { MarketLang } from '@/lib/market/site'
import { decodeSearchSegment } from '@/lib/routing/search-text'
import type { ListHit } from './list-hits'
import { loadSearchAnswer, type SearchAnswer } from './load-search-answer'
import { loadPopularSearches, loadSuggestions } from './load-suggestions'
import { loadTopProducts } from './load-top-products'
import type { SearchProduct } from './map-search-product'
import type { PageHit } from './page-hits'
import { movedSearch, searchFilters } from './search-filters'
import { searchWords } from './search-words'

/** Redirect of a search: to a page of the shop, or to the same search with another query string. */
export type SearchMove = { kind: 'moved' } & ({ path: string } | { text: string; search: string })

/** The search page without a text. */
export type SearchStart = { kind: 'start'; popular: string[] }

/** One page of search results. `text` is as typed; `words` is without the quotes of an exact search. */
export type SearchResults = Omit<SearchAnswer, 'facets'> & {
  kind: 'results'
  text: string
  words: string
  query: ListQuery
  sort: Sort
  pageCount: number
  /** Whether the search has no results even without filters. */
  isEmpty: boolean
  filters: ListFilters
  /** Merchant lists that suit the text, and other pages of the shop that match it. */
  lists: ListHit[]
  pages: PageHit[]
  /** Popular searches and top products if `isEmpty`; else empty. */
  popular: string[]
  top: SearchProduct[]
}

const NO_SUGGESTIONS = { lists: [], pages: [], phrases: [], redirectPath: null }

const loadPopular = (site: MarketLang) => loadOptionalPart('popular', site, loadPopularSearches(site), [])

async function loadResults(
  site: MarketLang,
  text: string,
  query: ListQuery,
): Promise<SearchResults | SearchMove | null> {
  const words = searchWords(text)
  const isPlain = listClass(query) === 'plain'
  // The plain search has the facets and the page count, so impossible filters and pages need no further request.
  const [plain, suggestions, tree] = await Promise.all([
    loadSearchAnswer(site, words, emptyListQuery()),
    isPlain
      ? loadOptionalPart('suggestions', site, loadSuggestions(site, words.words), NO_SUGGESTIONS)
      : NO_SUGGESTIONS,
    loadOptionalPart('category-tree', site, loadCategoryTree(site), []),
  ])
  // an exact search is a search for products, even if a page has that name
  if (suggestions.redirectPath !== null && !words.isExact) return { kind: 'moved', path: suggestions.redirectPath }
  const search = movedSearch(query, plain.facets)
  if (search !== null) return { kind: 'moved', text, search }
  if (query.page > pageCountOf(plain.totalCount)) return null
  const answer = isPlain ? plain : await loadSearchAnswer(site, words, query)
  const pageCount = pageCountOf(answer.totalCount)
  if (query.page > pageCount) return null
  const isEmpty = plain.totalCount === 0
  const [popular, top] = isEmpty
    ? await Promise.all([loadPopular(site), loadOptionalPart('top-products', site, loadTopProducts(site), [])])
    : [[], []]
  const { facets: _, ...found } = answer
  return {
    ...found,
    kind: 'results',
    text,
    words: words.words,
    query,
    sort: effectiveSort(query.sort, 'search'),
    pageCount,
    isEmpty,
    filters: searchFilters(plain, answer, query, tree),
    lists: suggestions.lists,
    pages: suggestions.pages,
    popular,
    top,
  }
}

// Shared by metadata and page. Arguments are strings, because React's `cache` compares them by identity.
const load = cache(async (market: MarketAlias, lang: Lang, search: string, segment: string) => {
  const text = decodeSearchSegment(search)
  const query = decodeListSegment(segment)
  if (text === null || query === null) return null
  const site = { market, lang }
  if (text !== '') return loadResults(site, text, query)
  return { kind: 'start' as const, popular: await loadPopular(site) }
})

/** Internal segments of a search: its text and its list query. */
export type SearchRequest = { search: string; segment: string }

/**
 * The results page in its anonymous form (T32), the start page of the search, or a redirect. Null for an invalid
 * segment or a page number that does not exist. Throws AppError when the service fails.
 */
export const loadSearchPage = async (
  site: MarketLang,
  { search, segment }: SearchRequest,
): Promise<SearchResults | SearchStart | SearchMove | null> => load(site.market, site.lang, search, segment)

import 'server-only'
import type { SortType } from '@apptus/esales-api'
import { cached } from '@/lib/cache/cached'
import { pageSlice } from '@/lib/list/list-filter'
import { encodeListSegment, type ListQuery } from '@/lib/list/list-query'
import { effectiveSort } from '@/lib/list/list-sort'
import type { Sort } from '@/lib/list/list-types'
import type { MarketLang } from '@/lib/market/site'
import { tidySearchText } from '@/lib/routing/search-text'
import { mapProductGroups, PRESENTED_CUSTOM, type SearchProductGroup } from './map-search-product'
import { querySearch } from './query-search'
import { searchPageSchema } from './search-answer-schema'
import { mapSearchFacets, type SearchFacet } from './search-facets'
import { facetParams } from './search-filters'
import { searchKey } from './search-key'
import type { SearchWords } from './search-words'

/** One page of results. */
export type SearchAnswer = {
  /** The corrected text that was searched for instead; null without a correction. */
  corrected: string | null
  /** Other spellings that have results. */
  didYouMean: string[]
  related: string[]
  groups: SearchProductGroup[]
  facets: SearchFacet[]
  totalCount: number
}

const SORT_TYPES: Partial<Record<Sort, SortType>> = {
  RELEVANCE: 'RELEVANCE',
  LATEST: 'NEWEST_FIRST',
  PRICE: 'PRICE_ASCENDING',
  PRICE_DESC: 'PRICE_DESCENDING',
}
const MOST_PHRASES = 8

const textsOf = (phrases: readonly { q: string }[]): string[] =>
  [...new Set(phrases.map(({ q }) => tidySearchText(q)))].filter((text) => text !== '').slice(0, MOST_PHRASES)

async function fetchAnswer(site: MarketLang, { words, isExact }: SearchWords, query: ListQuery): Promise<SearchAnswer> {
  const { skip, take } = pageSlice(query.page)
  const answer = await querySearch(site, searchPageSchema, (service) =>
    service.searchPage({
      q: words,
      origin: isExact ? 'UNDO_AUTO_CORRECT' : 'ORGANIC',
      sort: SORT_TYPES[effectiveSort(query.sort, 'search')] ?? 'RELEVANCE',
      facets: facetParams(query),
      limit: take,
      skip,
      presentCustom: PRESENTED_CUSTOM,
      notify: false,
    }),
  )
  return {
    corrected: answer.autoCorrect ? tidySearchText(answer.q) || null : null,
    didYouMean: textsOf(answer.didYouMean),
    related: textsOf(answer.relatedSearches),
    groups: mapProductGroups(answer.primaryList.productGroups),
    facets: mapSearchFacets(answer.primaryList.facets),
    totalCount: answer.primaryList.totalHits,
  }
}

/**
 * Loads one page of a search with 48 products (T16), cached for a minute in the second store. Throws AppError when the
 * service fails. The browser itself asks the service for suggestions and recommendations (`fetch-suggestions.ts`,
 * `fetch-recommendations.ts`).
 */
export const loadSearchAnswer = (site: MarketLang, words: SearchWords, query: ListQuery): Promise<SearchAnswer> => {
  const key = searchKey('results', words.words, words.isExact, encodeListSegment(query))
  return cached('search', { site, key, isVariant: true }, () => fetchAnswer(site, words, query))
}

import type { Lang } from '@/lib/market/market-table'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { SearchResults } from './load-search-page'
import { searchCardRows } from './map-search-product'

/** Cards of one page of a search, without the badge "new" when it is sorted by date. */
export const resultRows = (lang: Lang, { groups, sort }: Pick<SearchResults, 'groups' | 'sort'>): CardRow[] =>
  searchCardRows(groups, { lang, now: Date.now(), showsNew: sort !== 'LATEST' })

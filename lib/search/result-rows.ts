import type { CardRow } from '@/lib/product/card-row-schema'
import type { SearchResults } from './load-search-page'
import { searchCardRows } from './map-search-product'

/** Cards of one page of a search, without the badge "new" when it is sorted by date. */
export const resultRows = ({ groups, sort }: Pick<SearchResults, 'groups' | 'sort'>): CardRow[] =>
  searchCardRows(groups, { now: Date.now(), showsNew: sort !== 'LATEST' })

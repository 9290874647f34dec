import type { ListAnswer } from '@/lib/list/fetch-list-page'
import type { ListFilters } from '@/lib/list/filter-types'
import { recallFirstPage, recallPages } from '@/lib/list/list-memory'
import { encodeListSegment, type ListQuery, parseListSearch } from '@/lib/list/list-query'
import { addressSort } from '@/lib/list/list-sort'
import type { ListKind } from '@/lib/list/list-types'
import type { Site } from '@/lib/market/site'
import type { CardRow } from '@/lib/product/card-row-schema'

/** The list the server rendered. */
export type ListSource = ListAnswer & {
  kind: ListKind
  /** Public path of the list without filters, sort and page. */
  path: string
  /** Path of the list in requests to the shop's own endpoints. */
  listPath: string
  query: ListQuery
}

type ShownPage = {
  page: number
  rows: readonly CardRow[]
  /** Index of the card that takes the focus when it appears. */
  focusIndex?: number
}

/** The displayed list: one or more consecutive pages. `query` is the query of the last page. */
export type ShownList = {
  query: ListQuery
  pages: readonly ShownPage[]
  filters: ListFilters
  totalCount: number
  pageCount: number
}

export const isSameList = (a: ListQuery, b: ListQuery): boolean => encodeListSegment(a) === encodeListSegment(b)

/** The list query in the page's URL. */
export function addressQuery({ kind }: Pick<ListSource, 'kind'>): ListQuery {
  const query = parseListSearch(new URLSearchParams(window.location.search))
  return { ...query, sort: addressSort(query.sort, kind) }
}

/** A list of one page. */
export const listOf = (query: ListQuery, { rows, filters, totalCount, pageCount }: ListAnswer): ShownList => ({
  query,
  pages: [{ page: query.page, rows }],
  filters,
  totalCount,
  pageCount,
})

/** Adds the page after the last one. If it is the final page, the focus moves to its first card. */
export const withNextPage = (list: ShownList, { rows }: ListAnswer): ShownList => {
  const page = list.query.page + 1
  const isLast = page >= list.pageCount
  return {
    ...list,
    query: { ...list.query, page },
    pages: [...list.pages, { page, rows, ...(isLast ? { focusIndex: 0 } : {}) }],
  }
}

/** Adds the page before the first one. If it is page 1, the focus moves to its last card. */
export const withPreviousPage = (list: ShownList, { rows }: ListAnswer): ShownList => {
  const page = firstPageOf(list) - 1
  return {
    ...list,
    pages: [{ page, rows, ...(page === 1 ? { focusIndex: rows.length - 1 } : {}) }, ...list.pages],
  }
}

export const firstPageOf = ({ pages, query }: ShownList): number => pages[0]?.page ?? query.page

/** Number of products from the start of the whole list to the last displayed one. */
export const seenCount = ({ pages, query }: ShownList, pageSize: number): number =>
  (query.page - 1) * pageSize + (pages.at(-1)?.rows.length ?? 0)

/** The list of the current URL from the memory, with all its pages; null when any is missing. */
export function recallShown(site: Site, source: ListSource): ShownList | null {
  const first = recallFirstPage(source.query)
  // After a click on a link, the new list renders before the URL changes.
  if (first === undefined || window.location.pathname !== source.path) return null
  const query = addressQuery(source)
  const recalled = recallPages(site, source.listPath, query, first)
  const last = recalled?.at(-1)
  if (!recalled || !last) return null
  return { ...listOf(query, last.answer), pages: recalled.map(({ page, answer }) => ({ page, rows: answer.rows })) }
}

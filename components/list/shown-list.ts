import type { ListAnswer } from '@/lib/list/fetch-list-page'
import type { ListFilters } from '@/lib/list/filter-schema'
import { recallFirstPage, recallPages } from '@/lib/list/list-memory'
import { encodeListSegment, type ListQuery, parseListSearch } from '@/lib/list/list-query'
import { addressSort } from '@/lib/list/list-sort'
import type { ListKind } from '@/lib/list/list-types'
import type { Site } from '@/lib/market/site'
import type { CardRow } from '@/lib/product/card-row-schema'

/** The list the server rendered. */
export type ListSource = ListAnswer & {
  kind: ListKind
  /** Public address of the plain list. */
  path: string
  /** The list's path in the addresses of the shop's own requests. */
  listPath: string
  query: ListQuery
}

type ShownPage = {
  page: number
  rows: readonly CardRow[]
  /** Index of the card that takes the focus when it appears. */
  focusIndex?: number
}

/** The list on the screen: one or more pages in a row; `query` is that of the last one. */
export type ShownList = {
  query: ListQuery
  pages: readonly ShownPage[]
  filters: ListFilters
  totalCount: number
  pageCount: number
}

export const isSameList = (a: ListQuery, b: ListQuery): boolean => encodeListSegment(a) === encodeListSegment(b)

/** The query the address asks for. */
export function askedQuery({ kind }: Pick<ListSource, 'kind'>): ListQuery {
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

/** The list with the page after its last one; without a further one, the focus goes to the first card it brings. */
export const withNextPage = (list: ShownList, { rows }: ListAnswer): ShownList => {
  const page = list.query.page + 1
  const isLast = page >= list.pageCount
  return {
    ...list,
    query: { ...list.query, page },
    pages: [...list.pages, { page, rows, ...(isLast ? { focusIndex: 0 } : {}) }],
  }
}

/** The list with the page before its first one; where none is before that, the focus goes to the last card it brings. */
export const withPreviousPage = (list: ShownList, { rows }: ListAnswer): ShownList => {
  const page = firstPageOf(list) - 1
  return {
    ...list,
    pages: [{ page, rows, ...(page === 1 ? { focusIndex: rows.length - 1 } : {}) }, ...list.pages],
  }
}

export const firstPageOf = ({ pages, query }: ShownList): number => pages[0]?.page ?? query.page

/** How many products of the list are above the end of what is shown. */
export const seenCount = ({ pages, query }: ShownList, pageSize: number): number =>
  (query.page - 1) * pageSize + (pages.at(-1)?.rows.length ?? 0)

/** The list of the address from memory, all its pages; null when they are not all there. */
export function recallShown(site: Site, source: ListSource): ShownList | null {
  const first = recallFirstPage(source.query)
  // a list reached by a link is drawn before the address changes
  if (first === undefined || window.location.pathname !== source.path) return null
  const query = askedQuery(source)
  const recalled = recallPages(site, source.listPath, query, first)
  const last = recalled?.at(-1)
  if (!recalled || !last) return null
  return { ...listOf(query, last.answer), pages: recalled.map(({ page, answer }) => ({ page, rows: answer.rows })) }
}

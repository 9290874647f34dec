import { encodeListSegment, type ListQuery, parseListSearch } from '@/lib/list/list-query'
import { addressSort } from '@/lib/list/list-sort'
import { LIST_KINDS, type ListKind } from '@/lib/list/list-types'
import { marketSegment, type Site } from '@/lib/market/site'
import { internalPath } from '@/lib/routing/internal-path'
import type { RouteMatch } from '@/lib/routing/match-route'
import { encodeSearchSegment } from '@/lib/routing/search-text'
import type { Placed } from './decision'

const inside = (site: Site, page: string): string => `/${marketSegment(site)}/${site.lang}${page}`

/** Internal address of the not-found view: one stored page per market, language and mode. */
export const notFoundPage = (site: Site): string => inside(site, '/404')

/** Internal address of the page for visitors over the limit of renderings. */
export const limitedPage = (site: Site): string => inside(site, '/limited')

/** The query of an address, without the default sort of the list (R-LIST-04). */
function listQueryOf(routeName: string, search: string): ListQuery {
  const query = parseListSearch(new URLSearchParams(search))
  const kinds: readonly ListKind[] = [...LIST_KINDS, 'search']
  const kind = kinds.find((name) => name === routeName)
  return kind ? { ...query, sort: addressSort(query.sort, kind) } : query
}

/**
 * Internal address of a matched page, with the list query as a parameter; that of the not-found page for a route
 * without a page, or with a parameter that `internalPath` refuses.
 */
export function rewriteTo({ route, params }: RouteMatch, { site, search }: Placed): string {
  if (route.page === null) return notFoundPage(site)
  const query = route.listQuery ? encodeListSegment(listQueryOf(route.name, search)) : []
  const text = route.name === 'search' ? encodeSearchSegment([params.search ?? []].flat().join('/')) : []
  const page = internalPath(route.page, { ...params, query, search: text })
  return page === null ? notFoundPage(site) : inside(site, page)
}

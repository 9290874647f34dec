import 'client-only'
import type * as z from 'zod/mini'
import { AppError } from '@/lib/errors/app-error'
import type { Site } from '@/lib/market/site'
import type { ListFilters } from './filter-types'
import type { listAnswerSchema } from './list-answer-schema'
import { encodeListSegment, type ListQuery } from './list-query'
import { unpackFilters } from './pack-filters'

/** One page of a list: cards, filters with counts for the query, and the total number of products. */
export type ListAnswer = Omit<z.infer<typeof listAnswerSchema>, 'filters'> & { filters: ListFilters }

/**
 * Fetches a page of a list; the server uses the same cached result as for the HTML page. Rejects when the request fails
 * or the response is invalid.
 */
export async function fetchListPage(site: Site, listPath: string, query: ListQuery): Promise<ListAnswer> {
  // the path of a search begins with `/_`, that of a list does not
  const api = listPath.startsWith('/_') ? 'search' : 'list'
  const address = `/api/${api}/${site.market}/${site.lang}/${encodeListSegment(query)}${listPath}`
  // the schema comes with the first page that is fetched: its library is large
  const [answer, code] = await Promise.all([
    fetch(address).catch(() => null),
    import('./list-answer-schema').catch(() => null),
  ])
  if (!answer?.ok || !code)
    throw new AppError('BACKEND_STATUS', `List page answered ${answer?.status ?? 'nothing'}`, 503)
  const page = code.listAnswerSchema.parse(await answer.json())
  return { ...page, filters: unpackFilters(page.filters) }
}

import 'client-only'
import * as z from 'zod/mini'
import { AppError } from '@/lib/errors/app-error'
import type { Site } from '@/lib/market/site'
import { cardRowSchema } from '@/lib/product/card-row-schema'
import type { ListFilters } from './filter-schema'
import { packedFiltersSchema } from './filter-schema'
import { encodeListSegment, type ListQuery } from './list-query'
import { unpackFilters } from './pack-filters'

const answerSchema = z.object({
  rows: z.array(cardRowSchema),
  filters: packedFiltersSchema,
  totalCount: z.number(),
  pageCount: z.number(),
})

/** One page of a list: cards, filters with counts for the query, and the total number of products. */
export type ListAnswer = Omit<z.infer<typeof answerSchema>, 'filters'> & { filters: ListFilters }

/**
 * Fetches a page of a list; the server uses the same cached result as for the HTML page. Rejects when the request fails
 * or the response is invalid.
 */
export async function fetchListPage(site: Site, listPath: string, query: ListQuery): Promise<ListAnswer> {
  // the path of a search begins with `/_`, that of a list does not
  const api = listPath.startsWith('/_') ? 'search' : 'list'
  const address = `/api/${api}/${site.market}/${site.lang}/${encodeListSegment(query)}${listPath}`
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) throw new AppError('BACKEND_STATUS', `List page answered ${answer?.status ?? 'nothing'}`, 503)
  const page = answerSchema.parse(await answer.json())
  return { ...page, filters: unpackFilters(page.filters) }
}

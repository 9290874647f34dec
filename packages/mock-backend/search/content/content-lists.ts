import type { ContentList } from '@apptus/esales-api'
import * as z from 'zod'
import type { Storefront } from '#commerce/storefront'
import type { SearchService } from '#search/search-context'
import { contentFilterSchema, passesFilter } from './content-filter'
import { contentItems, itemsOfHits } from './content-items'

const MAX_LISTS = 10
const MAX_LIMIT = 60
const MAX_HITS = 200
const DEFAULT_LIMIT = 10

const listSchema = z.object({
  id: z.string('A content list needs an "id"').regex(/^[\w-]{1,50}$/, 'The "id" of a content list is not valid'),
  limit: z
    .int('"limit" must be a positive integer')
    .positive('"limit" must be a positive integer')
    .default(DEFAULT_LIMIT)
    .transform((limit) => Math.min(limit, MAX_LIMIT)),
  contentFilter: contentFilterSchema.optional(),
  algorithm: z.enum(['NEWEST_CONTENT', 'TOP_CONTENT'], 'The "algorithm" of a content list is not known').optional(),
})

/** The `contentLists` of a request body; their ids must be unique. */
export const contentListsSchema = z
  .array(listSchema, '"contentLists" must be a list')
  .max(MAX_LISTS, `There may be at most ${MAX_LISTS} content lists`)
  .refine((lists) => new Set(lists.map(({ id }) => id)).size === lists.length, 'Two content lists have the same "id"')
  .default([])

type ContentLists = z.output<typeof contentListsSchema>

/**
 * The requested content lists. With a query `q` they hold its hits, best first. Without a query they hold all pages:
 * NEWEST_CONTENT, the default, newest first; TOP_CONTENT oldest first. The mock stores neither dates nor numbers of
 * views, so a page counts as newer than those before it in `cms.areas`.
 */
export function contentLists(
  service: SearchService,
  lists: ContentLists,
  storefront: Storefront,
  q: string,
): ContentList[] {
  if (lists.length === 0) return []
  const found =
    q === '' ? null : itemsOfHits(service, service.engine.searchPages(q, storefront, MAX_HITS), storefront, q)
  const all = found ?? contentItems(service, storefront)
  return lists.map(({ id, limit, contentFilter, algorithm }) => {
    const items = all.filter((item) => passesFilter(item, contentFilter))
    const ordered = found || algorithm === 'TOP_CONTENT' ? items : items.toReversed()
    return { id, totalHits: items.length, items: ordered.slice(0, limit) }
  })
}

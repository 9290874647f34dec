import type { ContentItem, ContentSearchPage } from '@apptus/esales-api'
import * as z from 'zod'
import { contentFilterSchema, passesFilter } from '#search/content/content-filter'
import { contentItems, itemsOfHits } from '#search/content/content-items'
import { parseWith } from '#search/http/parse-visitor'
import { parsePaging, parseText } from '#search/lists/list-params'
import { sortOptions } from '#search/lists/sort-labels'
import type { Query } from '#search/search-context'

const SORTS = ['RELEVANCE', 'NEWEST_FIRST'] as const
const ORIGINS = ['ORGANIC', 'DID_YOU_MEAN', 'UNDO_AUTO_CORRECT'] as const
const MOST_HITS = 200

const paramsSchema = z.object({
  sort: z.enum(SORTS, `Query parameter "sort" must be one of ${SORTS.join(', ')}`).default('RELEVANCE'),
  origin: z.enum(ORIGINS, `Query parameter "origin" must be one of ${ORIGINS.join(', ')}`).default('ORGANIC'),
})
const bodySchema = z
  .object({ primaryList: z.object({ contentFilter: contentFilterSchema.optional() }).optional() })
  .default({})

/** Sorts content by date, newest first; categories and brands, which have no date, come last. */
function newestFirst(items: readonly ContentItem[], added: readonly ContentItem[]): ContentItem[] {
  const order = new Map(added.map(({ key }, i) => [key, i]))
  return items.toSorted((a, b) => (order.get(b.key) ?? -1) - (order.get(a.key) ?? -1))
}

/** The pages that match `q`: content, categories and brands. */
export const contentSearchPage: Query = (service, { visitor, params, body }): ContentSearchPage => {
  const { storefront } = visitor
  const q = parseText(params)
  const { sort } = parseWith(paramsSchema, Object.fromEntries(params))
  const { skip, limit } = parsePaging(params)
  const filter = parseWith(bodySchema, body).primaryList?.contentFilter
  const hits = itemsOfHits(service, service.engine.searchPages(q, storefront, MOST_HITS), storefront, q)
  const items = hits.filter((item) => passesFilter(item, filter))
  const ordered = sort === 'NEWEST_FIRST' ? newestFirst(items, contentItems(service, storefront)) : items
  return {
    q,
    primaryList: {
      sort: sortOptions(sort, SORTS, storefront.lang),
      items: ordered.slice(skip, skip + limit),
      totalHits: items.length,
    },
    didYouMean: [],
  }
}

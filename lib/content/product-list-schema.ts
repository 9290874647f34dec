import * as z from 'zod'
import type { FilterInputType } from '@/graphql/generated/graphql'
import { choice, flag, text } from './widget-fields'

const ROW = 4
const DEFAULT_ROWS = 3
const MAX_ROWS = 12

const ids = z.array(z.coerce.number().int()).optional()
const words = z.array(z.string()).optional()
const SORT_TYPES = ['LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC', 'FACET_ORDER', 'ALPHABETICAL', 'CUSTOM_1'] as const

/** The fields of FilterInputType that an editor can set; unknown keys are removed. */
const searchParametersSchema = z.object({
  searchText: z.string().optional(),
  facets: words,
  excludeFacets: words,
  include: words,
  exclude: words,
  productIds: ids,
  articleNumbers: words,
  categoryIds: ids,
  brandIds: ids,
  discountCampaignIds: ids,
  sort: z.enum(SORT_TYPES).optional().catch(undefined),
}) satisfies z.ZodType<FilterInputType>

/** Product list widget: search parameters and display options. A `mode` other than DEFAULT depends on the visitor. */
export const productListSchema = z.object({
  title: text,
  mode: z.preprocess((value) => value ?? 'DEFAULT', z.string()),
  searchParameters: searchParametersSchema.default({}),
  slideshowDisabled: flag,
  pageCount: choice(
    [DEFAULT_ROWS, ...Array.from({ length: MAX_ROWS }, (_, index) => index + 1)],
    DEFAULT_ROWS,
  ).transform((rows) => rows * ROW),
})

import * as z from 'zod/mini'
import { cardRowSchema } from '@/lib/product/card-row-schema'
import type { PackedFilters } from './filter-types'

const filtersSchema: z.ZodMiniType<PackedFilters> = z.object({
  groups: z.array(z.object({ key: z.string(), label: z.string(), rows: z.string() })),
  price: z.nullable(z.tuple([z.number(), z.number()])),
})

/** The shop's own answer with a page of a list. */
export const listAnswerSchema = z.object({
  rows: z.array(cardRowSchema),
  filters: filtersSchema,
  totalCount: z.number(),
  pageCount: z.number(),
})

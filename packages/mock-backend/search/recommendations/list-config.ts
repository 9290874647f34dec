import * as z from 'zod'
import { noRules } from '#search/http/no-rules'
import { ALGORITHM_NAMES } from './algorithms'

const MOST = { lists: 20, products: 60, cart: 100, text: 200 }
const DEFAULT_LIMIT = 12

const key = z.string().min(1).max(MOST.text)

const configSchema = z.object({
  id: z.string('A recommendation list needs an "id"').min(1).max(MOST.text),
  algorithm: z.enum(ALGORITHM_NAMES, 'The "algorithm" of a recommendation list is not known').optional(),
  limit: z
    .int('"limit" must be a positive integer')
    .positive('"limit" must be a positive integer')
    .default(DEFAULT_LIMIT)
    .transform((limit) => Math.min(limit, MOST.products)),
  params: z.object({ productKey: key.optional(), cart: z.array(key).max(MOST.cart).optional() }).default({}),
  label: z.string().max(MOST.text).optional(),
  showMoreLink: z.string().max(MOST.text).optional(),
  visualization: z.enum(['CAROUSEL', 'GRID'], '"visualization" must be CAROUSEL or GRID').default('CAROUSEL'),
  productRules: noRules,
  productFilter: noRules,
})

/** The `recommendationLists` of a body. */
export const recommendationListsSchema = z
  .array(configSchema, '"recommendationLists" must be a list')
  .max(MOST.lists, `There may be at most ${MOST.lists} recommendation lists`)
  .default([])

export type ListConfig = z.output<typeof recommendationListsSchema>[number]

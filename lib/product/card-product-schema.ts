import * as z from 'zod/mini'
import { cardRowSchema } from './card-row-schema'

/** Most products of one request. */
export const MOST_CARD_PRODUCTS = 100

const sizeSchema = z.object({
  skuId: z.number(),
  name: z.string(),
  status: z.enum(['IN_STOCK', 'OUT_OF_STOCK', 'FEW_LEFT', 'OVERSELLABLE', 'STATIC']),
  inStock: z.number(),
  totalStock: z.number(),
})

/** A card, what the search service calls its product, and the sizes that can be bought from it, as they stand now. */
export const cardProductSchema = z.object({
  row: cardRowSchema,
  articleNumber: z.string(),
  sizes: z.array(sizeSchema),
})

export type CardProduct = z.infer<typeof cardProductSchema>

const IDS = /^\d{1,9}(,\d{1,9})*$/

/** Product ids of a query (`1,2,3`), each once; null when there are none, too many, or something else. */
export function parseProductIds(text: string | null): number[] | null {
  if (!text || !IDS.test(text)) return null
  const ids = [...new Set(text.split(',').map(Number))]
  return ids.length > MOST_CARD_PRODUCTS ? null : ids
}

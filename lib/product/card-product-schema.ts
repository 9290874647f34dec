import * as z from 'zod/mini'
import { cardRowSchema } from './card-row-schema'
import { DISCOUNT_TYPES } from './product-types'

/** Maximum number of products in a request. */
export const MOST_CARD_PRODUCTS = 100

const sizeSchema = z.object({
  skuId: z.number(),
  name: z.string(),
  status: z.enum(['IN_STOCK', 'OUT_OF_STOCK', 'FEW_LEFT', 'OVERSELLABLE', 'STATIC']),
  inStock: z.number(),
  totalStock: z.number(),
})

/**
 * A card, the key of the product at the search service, its sizes with current stock, and what only analytics needs:
 * prices with VAT in units of the currency.
 */
export const cardProductSchema = z.object({
  row: cardRowSchema,
  articleNumber: z.string(),
  category: z.string(),
  colour: z.nullable(z.string()),
  sellingIncVat: z.number(),
  regularIncVat: z.number(),
  discountType: z.enum(DISCOUNT_TYPES),
  sizes: z.array(sizeSchema),
})

export type CardProduct = z.infer<typeof cardProductSchema>

const IDS = /^\d{1,9}(,\d{1,9})*$/

/** Parses `1,2,3` to unique product ids; null when there are none, too many, or invalid ones. */
export function parseProductIds(text: string | null): number[] | null {
  if (!text || !IDS.test(text)) return null
  const ids = [...new Set(text.split(',').map(Number))]
  return ids.length > MOST_CARD_PRODUCTS ? null : ids
}

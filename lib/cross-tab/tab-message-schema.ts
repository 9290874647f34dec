import * as z from 'zod/mini'
import { cartSchema } from './cart-schema'

const marketMessage = z.object({ alias: z.string(), currency: z.string() })

/**
 * Messages between tabs. `market` and `lang` are those of the sender, because tabs of one origin can show different
 * markets and languages.
 */
export const tabMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('cart'), market: z.string(), lang: z.string(), data: z.nullable(cartSchema) }),
  z.object({
    type: z.literal('auth'),
    market: z.string(),
    data: z.nullable(z.object({ id: z.string(), email: z.string(), isShopAs: z.optional(z.boolean()) })),
  }),
  z.object({ type: z.literal('market'), market: z.string(), data: marketMessage }),
  z.object({ type: z.literal('checkout-market'), market: z.string(), data: marketMessage }),
  // the same in every market
  z.object({
    type: z.literal('consent'),
    data: z.object({ preferences: z.boolean(), statistics: z.boolean(), marketing: z.boolean() }),
  }),
  z.object({ type: z.literal('customer-type'), data: z.enum(['PERSON', 'ORGANIZATION']) }),
  z.object({ type: z.literal('favorites'), data: z.array(z.union([z.number(), z.string()])) }),
])
export type TabMessage = z.infer<typeof tabMessageSchema>

import * as z from 'zod/mini'
import { DATA_LAYER, IMPRESSION_BATCH } from '@/lib/config/constants'

const text = z.string().check(z.minLength(1), z.maxLength(DATA_LAYER.longestValue))
const address = z.string().check(z.minLength(1), z.maxLength(DATA_LAYER.longestAddress))
const amount = z.number().check(z.nonnegative())
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const hash = z.string().check(z.regex(/^[\da-f]{64}$/))
const count = z.int().check(z.positive())

// prices are optional in list events only: those are sent even when the prices could not be fetched
const price = {
  price: amount,
  discount: amount,
  price_campaign: z.boolean(),
  sales_type: z.string().check(z.regex(/^\d+-\d+%$/)),
}

const named = {
  item_id: text,
  item_name: text,
  item_brand: z.optional(text),
  item_category: z.optional(text),
  item_variant: z.optional(text),
  item_sku: z.optional(text),
  item_list_id: z.optional(text),
  item_list_name: z.optional(text),
  index: z.optional(z.int().check(z.nonnegative())),
  quantity: count,
}

const listedItem = z.strictObject({ ...named, ...z.partial(z.object(price)).shape })
const pricedItem = z.strictObject({ ...named, ...price })

/** A product whose price is not known yet: an item of a list. */
export type ListedItem = z.infer<typeof listedItem>
export type Item = z.infer<typeof pricedItem>

const items = z.array(pricedItem).check(z.minLength(1), z.maxLength(DATA_LAYER.mostItems))
const oneItem = z.array(pricedItem).check(z.length(1))

const push = <Name extends string, Shape extends Record<string, z.ZodMiniType>>(event: Name, shape: Shape) =>
  z.strictObject({ event: z.literal(event), ...shape })

const ecommerce = <Name extends string, Shape extends Record<string, z.ZodMiniType>>(event: Name, shape: Shape) =>
  push(event, { ecommerce: z.strictObject(shape) })

const worth = { currency, value: amount, coupon: z.optional(text) }

const promotion = {
  promotion_id: text,
  promotion_name: z.optional(text),
  creative_name: z.optional(text),
  creative_slot: z.optional(text),
}

const purchase = {
  ...worth,
  transaction_id: text,
  value_ex_tax: amount,
  value_tax: amount,
  tax: amount,
  items_value: amount,
  items_value_ex_tax: amount,
  items_tax: amount,
  shipping: amount,
  shipping_ex_tax: amount,
  total_discount: amount,
  country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  nth_purchase: z.optional(count),
  customer_type: z.optional(z.enum(['new', 'returning'])),
  // SHA-256 (R-ANALYTICS-05); left out where unknown (T3)
  user_id: z.optional(hash),
  user_first_name: z.optional(hash),
  user_last_name: z.optional(hash),
  user_zip: z.optional(hash),
  items,
}

/** Everything that the shop puts into the data layer, by `event` (R-ANALYTICS-01). */
export const pushSchema = z.discriminatedUnion('event', [
  push('page_data', { page_type: text }),
  push('original_location', { original_location: address }),
  push('virtual_page_view', { pagePath: address }),
  ecommerce('view_item_list', {
    item_list_id: text,
    item_list_name: text,
    currency,
    items: z.array(listedItem).check(z.minLength(1), z.maxLength(IMPRESSION_BATCH)),
  }),
  ecommerce('select_item', {
    item_list_id: text,
    item_list_name: text,
    currency,
    items: z.array(listedItem).check(z.length(1)),
  }),
  ecommerce('view_item', { ...worth, items: oneItem }),
  ecommerce('add_to_cart', { ...worth, items: oneItem }),
  ecommerce('remove_from_cart', { ...worth, items: oneItem }),
  ecommerce('add_to_wishlist', { ...worth, items: oneItem }),
  ecommerce('view_cart', { ...worth, items }),
  ecommerce('begin_checkout', { ...worth, items }),
  ecommerce('add_shipping_info', { ...worth, shipping_tier: text, items }),
  ecommerce('add_payment_info', { ...worth, payment_type: text, items }),
  ecommerce('purchase', purchase),
  ecommerce('view_promotion', promotion),
  ecommerce('select_promotion', promotion),
  push('view_search_results', { search_term: text }),
  push('select_content', { content_type: z.enum(['menu', 'search']), content_id: text }),
  push('generate_lead', { lead_source: z.literal('newsletter') }),
  push('login', { method: z.literal('password') }),
  push('sign_up', { method: z.literal('password') }),
  push('logout', {}),
  push('customer_type_change', { customer_type: z.enum(['PERSON', 'ORGANIZATION']) }),
  push('checkout_email', { email_hash: hash }),
  push('exception', { description: text, fatal: z.boolean() }),
])

export type Push = z.infer<typeof pushSchema>

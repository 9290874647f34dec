import * as z from 'zod'

/** Ways of paying that lead to a page of the provider. */
export const PAYMENT_KINDS = ['swish', 'vipps', 'mobilepay', 'bank', 'card'] as const

/** What became of a payment; `error` stands for a page that timed out, `replaced` for one that a newer order ended. */
export const PAYMENT_OUTCOMES = [
  'approved',
  'refused',
  'insufficient',
  'blocked',
  'error',
  'cancelled',
  'replaced',
] as const

const address = z.record(z.string(), z.string())

/** Schemas of what the state file holds; a file of another version is put aside, not repaired. */
export const cartSchema = z.object({
  id: z.string(),
  lines: z.array(z.object({ id: z.string(), skuId: z.number(), quantity: z.number(), message: z.string().optional() })),
  promoCode: z.string().nullable(),
  /** Chosen by the shopper in checkout; null means that the default is an estimate. */
  shippingId: z.number().nullable(),
  merchantData: z.string().nullable(),
  email: z.string().nullable(),
  completed: z.boolean(),
  /** Public id of the order that the cart became. */
  orderPublicId: z.string().nullable(),
  updatedAt: z.number(),
})

export const orderSchema = z.object({
  orderId: z.string(),
  publicId: z.string(),
  cartId: z.string(),
  market: z.enum(['fi', 'se', 'no', 'dk']),
  createdAt: z.number(),
  email: z.string(),
  billing: address,
  shipping: address,
  paymentId: z.number(),
  shippingId: z.number(),
  /** Fee, discount and unit prices as paid: minor units including VAT. */
  shippingFee: z.number(),
  discount: z.number(),
  /** Pieces by price: a campaign may have covered part of a line. */
  rows: z.array(
    z.object({
      skuId: z.number(),
      quantity: z.number(),
      regular: z.number(),
      selling: z.number(),
      campaignIds: z.array(z.number()).default([]),
      isGift: z.boolean().default(false),
    }),
  ),
  promoCode: z.string().nullable(),
  /** Missing in a file from before the shop asked for them, as the three below. */
  customerType: z.enum(['PERSON', 'ORGANIZATION']).default('PERSON'),
  /** Of the organisation, or of a person who bought on credit. */
  identityNumber: z.string().nullable().default(null),
  message: z.string().nullable().default(null),
  consents: z.array(z.string()).default([]),
  /** Campaigns behind `discount`. */
  campaignIds: z.array(z.number()).default([]),
  /** Pending while it is being paid at a provider. */
  status: z.enum(['pending', 'completed', 'cancelled']).default('completed'),
  /** Why it was cancelled: an outcome of the payment, `outOfStock` or `changed`. */
  reason: z.string().nullable().default(null),
})

/** A payment at the provider's. */
export const paymentSchema = z.object({
  id: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  orderPublicId: z.string(),
  orderId: z.string(),
  market: z.enum(['fi', 'se', 'no', 'dk']),
  lang: z.enum(['fi', 'sv', 'nb', 'da']),
  /** Minor units including VAT. */
  amount: z.number(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  createdAt: z.number(),
  /** Null while the shopper may still pay. */
  outcome: z.enum(PAYMENT_OUTCOMES).nullable(),
})

export const subscriberSchema = z.object({
  email: z.string(),
  market: z.enum(['fi', 'se', 'no', 'dk']),
  lang: z.enum(['fi', 'sv', 'nb', 'da']),
  subscribedAt: z.number(),
})

/** Who wants to hear when a sku can be bought. */
export const monitorSchema = z.object({
  email: z.string(),
  skuId: z.number(),
  market: z.enum(['fi', 'se', 'no', 'dk']),
  lang: z.enum(['fi', 'sv', 'nb', 'da']),
  askedAt: z.number(),
})

/** Numbers of pieces by sku. */
export const piecesSchema = z.record(z.string(), z.number())

export const shopDataSchema = z.object({
  version: z.literal(1),
  carts: z.record(z.string(), cartSchema),
  orders: z.record(z.string(), orderSchema),
  /** Public id of the order by idempotency key. */
  keys: z.record(z.string(), z.string()),
  nextOrder: z.number(),
  /** Who wants the newsletter; a file from before there was one has none. */
  subscribers: z.array(subscriberSchema).default([]),
  /** Missing in a file from before there were any. */
  monitors: z.array(monitorSchema).default([]),
  /** Missing in a file from before there were any. */
  payments: z.record(z.string(), paymentSchema).default({}),
  stock: z.object({ taken: piecesSchema, laid: piecesSchema }),
})

export type CartRecord = z.infer<typeof cartSchema>
export type CartLine = CartRecord['lines'][number]
export type OrderRecord = z.infer<typeof orderSchema>
export type PaymentRecord = z.infer<typeof paymentSchema>
export type PaymentKind = PaymentRecord['kind']
export type PaymentOutcome = NonNullable<PaymentRecord['outcome']>
export type ShopData = z.infer<typeof shopDataSchema>

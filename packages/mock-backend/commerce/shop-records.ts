import * as z from 'zod'
import { accountDataShape } from '#accounts/account-data'
import { mailSchema } from '#outbox/mail-record'
import { returnDataShape } from '#returns/return-data'

/** Kinds of provider pages on which an order is paid. */
export const PAYMENT_KINDS = ['swish', 'vipps', 'mobilepay', 'bank', 'card'] as const

/** Outcomes of a payment. `error`: the payment page timed out. `replaced`: a newer order of the same cart ended it. */
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

/** Schemas of the records in the state file. A file of another version is renamed, not converted. */
export const cartSchema = z.object({
  id: z.string(),
  lines: z.array(z.object({ id: z.string(), skuId: z.number(), quantity: z.number(), message: z.string().optional() })),
  promoCode: z.string().nullable(),
  /** Delivery option chosen in checkout; null while totals are estimated with the default option. */
  shippingId: z.number().nullable(),
  /** Fee of the delivery service for the chosen delivery, minor units including VAT. */
  externalFee: z.number().optional(),
  /** Payment option chosen in checkout, which may have a fee; missing in older state files. */
  paymentId: z.number().nullable().default(null),
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
  /** Id of the payment in a provider's form that placed the order; missing for other payments. */
  snippetId: z.string().optional(),
  market: z.enum(['fi', 'se', 'no', 'dk']),
  /** Language of the shopper; missing in older state files. */
  lang: z.enum(['fi', 'sv', 'nb', 'da']).optional(),
  createdAt: z.number(),
  email: z.string(),
  billing: address,
  shipping: address,
  paymentId: z.number(),
  shippingId: z.number(),
  /** Id of the pick-up point. */
  pickupPoint: z.string().optional(),
  /** As paid, minor units including VAT; so are `discount`, `paymentFee` and the prices of `rows`. */
  shippingFee: z.number(),
  discount: z.number(),
  /** Missing in older state files. */
  paymentFee: z.number().default(0),
  /** One row for each price, because a campaign may apply to only some pieces of a line. */
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
  /** This and the next three fields are missing in older state files. */
  customerType: z.enum(['PERSON', 'ORGANIZATION']).default('PERSON'),
  /** Identity number of the organisation, or of a person who bought on credit. */
  identityNumber: z.string().nullable().default(null),
  message: z.string().nullable().default(null),
  consents: z.array(z.string()).default([]),
  /** Campaigns that `discount` comes from. */
  campaignIds: z.array(z.number()).default([]),
  /** `pending` until the provider reports the outcome of the payment. */
  status: z.enum(['pending', 'completed', 'cancelled']).default('completed'),
  /** Reason of a cancellation: an outcome of the payment, `outOfStock` or `changed`. */
  reason: z.string().nullable().default(null),
  /** Id of the account that was signed in; null for a guest. This and the next field are missing in older state files. */
  customerId: z.number().nullable().default(null),
  /** The part of the total that the balance paid, minor units. */
  fromBalance: z.number().optional(),
  /** What happened after the order was placed; missing while nothing did. Amounts in minor units including VAT. */
  fulfilment: z
    .object({
      /** Status as the service names it, such as `partial`. */
      status: z.string(),
      completedAt: z.number().nullable(),
      /** When the last parcel reached the shopper, epoch ms: the time to return begins; missing in older state files. */
      deliveredAt: z.number().nullable().default(null),
      paidAt: z.number().nullable(),
      reservationNumber: z.string().nullable(),
      parcels: z.array(
        z.object({
          number: z.string(),
          trackingLink: z.string(),
          sentAt: z.number(),
          /** The lines in it; missing when it has all of the order. */
          lineIds: z.array(z.string()).optional(),
        }),
      ),
      refunds: z.array(
        z.object({
          id: z.number(),
          skuId: z.number(),
          createdAt: z.number(),
          reason: z.string(),
          total: z.number(),
          vat: z.number(),
          toBalance: z.boolean(),
        }),
      ),
    })
    .optional(),
})

/** A payment on a provider page. */
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
  /** Null while the shopper can still pay. */
  outcome: z.enum(PAYMENT_OUTCOMES).nullable(),
  /** When the provider sends the webhook, in epoch ms; missing while there is no outcome. */
  notifyAt: z.number().optional(),
})

export const subscriberSchema = z.object({
  email: z.string(),
  market: z.enum(['fi', 'se', 'no', 'dk']),
  lang: z.enum(['fi', 'sv', 'nb', 'da']),
  subscribedAt: z.number(),
})

/** Consent to offers by text message. */
export const smsConsentSchema = z.object({
  mobile: z.string(),
  market: z.enum(['fi', 'se', 'no', 'dk']),
  givenAt: z.number(),
})

/** A request for an e-mail when a sku can be bought. */
export const monitorSchema = z.object({
  email: z.string(),
  skuId: z.number(),
  market: z.enum(['fi', 'se', 'no', 'dk']),
  lang: z.enum(['fi', 'sv', 'nb', 'da']),
  askedAt: z.number(),
})

/** Number of pieces by sku id. */
export const piecesSchema = z.record(z.string(), z.number())

export const shopDataSchema = z.object({
  version: z.literal(1),
  carts: z.record(z.string(), cartSchema),
  orders: z.record(z.string(), orderSchema),
  /** Public id of the order by idempotency key. */
  keys: z.record(z.string(), z.string()),
  nextOrder: z.number(),
  /** Newsletter subscribers; missing in older state files. */
  subscribers: z.array(subscriberSchema).default([]),
  /** Missing in older state files. */
  smsConsents: z.array(smsConsentSchema).default([]),
  /** Missing in older state files. */
  monitors: z.array(monitorSchema).default([]),
  /** Missing in older state files. */
  payments: z.record(z.string(), paymentSchema).default({}),
  /** `ordered`: pieces sold. `replaced`: stock set through the control endpoint in place of the catalogue's. */
  stock: z.object({ ordered: piecesSchema, replaced: piecesSchema }),
  /** Missing in older state files. */
  mails: z.array(mailSchema).default([]),
  ...accountDataShape,
  ...returnDataShape,
})

export type CartRecord = z.infer<typeof cartSchema>
export type CartLine = CartRecord['lines'][number]
export type OrderRecord = z.infer<typeof orderSchema>
export type PaymentRecord = z.infer<typeof paymentSchema>
export type PaymentKind = PaymentRecord['kind']
export type PaymentOutcome = NonNullable<PaymentRecord['outcome']>
export type ShopData = z.infer<typeof shopDataSchema>

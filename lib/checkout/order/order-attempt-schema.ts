import * as z from 'zod/mini'
import { storedWindowSchema } from '@/lib/checkout/delivery/stored-delivery-window'
import { PAYMENT_TYPES } from '@/lib/payment/payment-provider'

const id = z.string().check(z.minLength(1), z.maxLength(200))
const optionalId = z.string().check(z.maxLength(200))

const key = z.string().check(z.regex(/^[0-9a-f]{32}$/))
const paymentType = z.enum(PAYMENT_TYPES)

/** An order attempt as stored on the device. */
export const orderAttemptSchema = z.object({
  cartId: id,
  /** Lines and promo code for which the key was created. */
  content: z.string(),
  key,
  startedAt: z.number(),
  state: z.enum(['sent', 'redirected', 'rejected', 'ordered', 'confirmed']),
  /** '' until the service has answered with it. */
  publicId: optionalId,
  /** Undefined means STANDARD. */
  paymentType: z.optional(paymentType),
  unansweredKeys: z._default(z.array(key), []),
  typed: z.record(z.string(), z.string()),
  agreed: z.optional(z.string()),
  delivery: z.nullable(storedWindowSchema),
})

/** Ids of the order that a confirmation shows; without `publicId`, the order is looked up by its cart. */
export const orderIdsSchema = z.object({
  publicId: optionalId,
  cartId: optionalId,
  paymentType: z.optional(paymentType),
  isOwn: z.optional(z.boolean()),
})

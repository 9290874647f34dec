import * as z from 'zod'
import { PAYMENT_OUTCOMES } from '#commerce/shop-records'
import { isSigned } from './signature'

/** What the provider tells the backend about a payment; `at` in ms since 1970, `amount` in minor units. */
export const paymentEventSchema = z.strictObject({
  paymentId: z.string(),
  outcome: z.enum(PAYMENT_OUTCOMES),
  amount: z.number(),
  at: z.number(),
})
export type PaymentEvent = z.infer<typeof paymentEventSchema>

/** Older messages are refused, so that one that was intercepted cannot be sent again later; ms. */
const LONGEST = 5 * 60 * 1000

/** The event in a message; null when it is not signed with the secret, is no event, or is too old. */
export function readEvent(body: string, signature: string, secret: Buffer, now: number): PaymentEvent | null {
  if (!isSigned(body, signature, secret)) return null
  const event = paymentEventSchema.safeParse(JSON.parse(body)).data
  return event && Math.abs(now - event.at) <= LONGEST ? event : null
}

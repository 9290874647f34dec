import * as z from 'zod'
import { PAYMENT_OUTCOMES } from '#commerce/shop-records'
import { isSigned } from './signature'

/** Body of the provider's webhook; `at` in epoch ms, `amount` in minor units. */
export const paymentEventSchema = z.strictObject({
  paymentId: z.string(),
  outcome: z.enum(PAYMENT_OUTCOMES),
  amount: z.number(),
  at: z.number(),
})
export type PaymentEvent = z.infer<typeof paymentEventSchema>

/** Greatest accepted age of a message in ms; prevents replays of intercepted messages. */
const LONGEST = 5 * 60 * 1000

/** Parses the body of a webhook; null when the signature is wrong, the body is invalid or too old. */
export function readEvent(body: string, signature: string, secret: Buffer, now: number): PaymentEvent | null {
  if (!isSigned(body, signature, secret)) return null
  const event = paymentEventSchema.safeParse(JSON.parse(body)).data
  return event && Math.abs(now - event.at) <= LONGEST ? event : null
}

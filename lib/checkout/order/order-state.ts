import * as z from 'zod/mini'
import { storedWindowSchema } from '@/lib/checkout/delivery/stored-delivery-window'
import { pickDraft } from '@/lib/checkout/form/checkout-draft'
import { PAYMENT_TYPES, type PaymentType } from '@/lib/payment/payment-provider'
import type { Refused } from './order-result'

const id = z.string().check(z.minLength(1), z.maxLength(200))
const optionalId = z.string().check(z.maxLength(200))
const key = z.string().check(z.regex(/^[0-9a-f]{32}$/))
/** Undefined means STANDARD. */
const paymentType = z.optional(z.enum(PAYMENT_TYPES))

/** The last attempt to order (T23, T27). */
const attemptSchema = z.object({
  cartId: id,
  /** Lines and promo code for which the key was created; '' matches no cart, so the next attempt gets a new key. */
  content: z.string(),
  key,
  /**
   * - `sent`: the service has not answered. `redirected`: a payment provider has taken over.
   * - `rejected`: no order was made. `ordered`: an order was made, its confirmation has not been shown.
   * - `confirmed`: the confirmation has been shown. The typed values are deleted. The key is kept, because another tab
   *   may still show the cart and order it again.
   */
  state: z.enum(['sent', 'redirected', 'rejected', 'ordered', 'confirmed']),
  /** '' until the service has answered with it. */
  publicId: optionalId,
  paymentType,
  /** Keys of earlier attempts with this cart that were sent and never answered: each may still become an order. */
  unansweredKeys: z._default(z.array(key), []),
  typed: z.pipe(
    z.record(z.string(), z.string()),
    z.transform((texts: Record<string, string>) => pickDraft(texts)),
  ),
  /** JSON of customer type, consents and amount. Undefined in an attempt stored by an earlier version. */
  agreed: z.optional(z.string()),
  delivery: z.nullable(storedWindowSchema),
})

/**
 * What this device knows of its orders. An invalid part counts as missing. `attempt` is stored for 24 hours. `reported`:
 * ids of the carts whose purchase was reported, newest last; the public id for an order without a known cart.
 */
export const storedOrderSchema = z.object({
  attempt: z.catch(z.nullable(attemptSchema), null),
  reported: z.catch(z.array(id), []),
})

/** Ids of the order that a confirmation shows; without `publicId`, the order is looked up by its cart. */
export const orderIdsSchema = z.object({
  publicId: optionalId,
  cartId: optionalId,
  paymentType,
  /** Whether the order was placed on this device; only then personal data is shown. */
  isOwn: z.optional(z.boolean()),
})

export type OrderAttempt = z.infer<typeof attemptSchema>
export type StoredOrder = z.infer<typeof storedOrderSchema>
export type OrderIds = z.infer<typeof orderIdsSchema>

/** An order that was not paid; `cartId` is '' when the provider's return address did not contain it. */
export type FailedOrder = { kind: 'failed'; cartId: string; failure: Refused }

/** What only this tab knows. It is never stored. */
export type TabOrder = {
  /** The order whose confirmation this tab opens next: another tab may change the attempt before that. */
  opening: OrderIds | null
  /** A failed payment that the checkout of this tab has to show. */
  failed: FailedOrder | null
  /** The attempt that this tab sent last. `organisationId` is kept here, because it must not be stored; '' for a person. */
  sent: { cartId: string; key: string; organisationId: string }
}

export type OrderState = StoredOrder & TabOrder

/** An order about to be sent. `key` is random, and used when no earlier key belongs to this order. */
type Sent = Pick<OrderAttempt, 'content' | 'typed' | 'agreed' | 'delivery'> & TabOrder['sent']

export type OrderEvent =
  | ({ type: 'send' } & Sent)
  /** The service has made an order. */
  | { type: 'answered'; state: 'ordered' | 'redirected'; publicId: string }
  /** A provider's form may take the payment. `publicId` is '' when the provider gives no id before the payment. */
  | { type: 'formSubmitted'; publicId: string; paymentType: PaymentType }
  /** The service has refused the order. */
  | { type: 'refused' }
  /** The request failed without an order. `isProcessed` is false when the service did not read it, as with status 429. */
  | { type: 'rejected'; isProcessed: boolean }
  /** The service was asked about the attempt and has an order for it. */
  | { type: 'found' }
  /** A payment has failed. `publicId` is null for a provider's form, which does not tell it. */
  | { type: 'paymentFailed'; publicId: string | null; failed: FailedOrder | null }
  | { type: 'failureShown' }
  | { type: 'opening'; order: OrderIds }
  | { type: 'opened' }
  /** The confirmation has been shown. `reportedId`: see `reported`. */
  | { type: 'confirmed'; cartId: string; reportedId: string }
  /** The shopper has signed out: what she typed leaves the device (T46). */
  | { type: 'signedOut' }

const MAX_REPORTED = 20

/** Whether the service has answered this key with an order that is not paid yet. Provider forms do not use the key. */
const isPending = ({ state, unansweredKeys, paymentType = 'STANDARD' }: OrderAttempt): boolean =>
  state === 'redirected' && unansweredKeys.length === 0 && paymentType === 'STANDARD'

/**
 * Whether an order with the same content may reuse the key of the earlier attempt. Not while the earlier order is pending
 * and form or amount have changed: the service would return that order with the old address, payment method or amount
 * (decision 10).
 */
function isRepeated(earlier: OrderAttempt, { typed, agreed, organisationId }: Sent, last: TabOrder['sent']) {
  if (!isPending(earlier)) return true
  const isSameNumber = organisationId === '' || (last.key === earlier.key && last.organisationId === organisationId)
  return isSameNumber && earlier.agreed === agreed && JSON.stringify(earlier.typed) === JSON.stringify(typed)
}

/** Keys of this attempt and of earlier ones that the service has not answered. */
const keysWithoutAnswer = ({ state, key, unansweredKeys }: OrderAttempt): string[] =>
  state === 'sent' ? [...unansweredKeys.filter((other) => other !== key), key] : unansweredKeys

function send(
  state: OrderState,
  { type: _, organisationId, ...sent }: Extract<OrderEvent, { type: 'send' }>,
): OrderState {
  const own = state.attempt?.cartId === sent.cartId ? state.attempt : null
  const isSame = own?.content === sent.content && isRepeated(own, { ...sent, organisationId }, state.sent)
  const key = isSame ? own.key : sent.key
  return {
    ...state,
    attempt: { ...sent, key, state: 'sent', publicId: '', unansweredKeys: own ? keysWithoutAnswer(own) : [] },
    sent: { cartId: sent.cartId, key, organisationId },
  }
}

/** The attempt as rejected; its key is no longer one without an answer. */
const rejected = (attempt: OrderAttempt): OrderAttempt => ({
  ...attempt,
  state: 'rejected',
  unansweredKeys: attempt.unansweredKeys.filter((key) => key !== attempt.key),
})

/**
 * The attempt after a refusal: none, so that the next one gets a new key (T23). The refusal is about its key only, so
 * earlier attempts without an answer stay recorded.
 */
function refused(attempt: OrderAttempt): OrderAttempt | null {
  const left = rejected(attempt)
  return left.unansweredKeys.length > 0 ? { ...left, content: '' } : null
}

/**
 * The attempt after a failed payment: none, so that the next one gets a new key (T23). If an earlier attempt with the
 * cart was never answered, its key stays recorded as `sent`, because that one may still become an order.
 */
function afterFailedPayment({ paymentType: _, ...attempt }: OrderAttempt): OrderAttempt | null {
  return attempt.unansweredKeys.length > 0 ? { ...attempt, state: 'sent', publicId: '' } : null
}

/** Whether a failed payment is that of this attempt; any other attempt stays. */
function isFailedPayment({ state, publicId, paymentType = 'STANDARD' }: OrderAttempt, failed: string | null): boolean {
  return state === 'redirected' && (failed === null ? paymentType !== 'STANDARD' : publicId === failed)
}

function changeAttempt(attempt: OrderAttempt, event: OrderEvent): OrderAttempt | null {
  switch (event.type) {
    case 'answered':
      return { ...attempt, state: event.state, publicId: event.publicId, unansweredKeys: [] }
    case 'formSubmitted':
      return { ...attempt, state: 'redirected', publicId: event.publicId, paymentType: event.paymentType }
    case 'refused':
      return refused(attempt)
    case 'rejected':
      return event.isProcessed ? rejected(attempt) : { ...attempt, state: 'rejected' }
    case 'found':
      return { ...attempt, state: 'ordered' }
    case 'paymentFailed':
      return isFailedPayment(attempt, event.publicId) ? afterFailedPayment(attempt) : attempt
    case 'confirmed':
      if (attempt.cartId !== event.cartId) return attempt
      // what was typed and the public id leave the device (R-CHECKOUT-12)
      return { ...attempt, state: 'confirmed', publicId: '', typed: {}, delivery: null }
    case 'signedOut':
      return { ...attempt, typed: {} }
    default:
      return attempt
  }
}

const withReported = (reported: string[], id: string): string[] =>
  id === '' || reported.includes(id) ? reported : [...reported, id].slice(-MAX_REPORTED)

/** The state after an event. The only place that decides what becomes of an attempt and its key (T23, T27). */
export function reduceOrder(before: OrderState, event: OrderEvent): OrderState {
  if (event.type === 'send') return send(before, event)
  const state = { ...before, attempt: before.attempt && changeAttempt(before.attempt, event) }
  switch (event.type) {
    case 'paymentFailed':
      return { ...state, failed: event.failed }
    case 'failureShown':
      return { ...state, failed: null }
    case 'opening':
      return { ...state, opening: { ...event.order, isOwn: true } }
    case 'opened':
      return { ...state, opening: null }
    case 'confirmed':
      return { ...state, reported: withReported(state.reported, event.reportedId) }
    default:
      return state
  }
}

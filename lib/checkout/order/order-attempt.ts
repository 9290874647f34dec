import 'client-only'
import { EXPIRING_KEYS, readExpiring, removeExpiring, writeExpiring } from '@/lib/browser/expiring-storage'
import type { Cart } from '@/lib/cart/cart-types'
import type { StoredWindow } from '@/lib/checkout/delivery/stored-delivery-window'
import { type CheckoutDraft, pickDraft } from '@/lib/checkout/form/checkout-draft'
import type { CheckoutForm } from '@/lib/checkout/form/checkout-form'
import type { PaymentType } from '@/lib/payment/payment-provider'
import type { Shop } from '@/lib/store/shop'
import { payableOf } from './order-amounts'

/**
 * The last attempt to order, shared by the tabs of this device (T23, T27).
 * - `sent`: the service has not answered. `redirected`: a payment provider has taken over.
 * - `rejected`: no order was made. `ordered`: an order was made, its confirmation has not been shown.
 * - `confirmed`: the confirmation has been shown. Typed values are removed; the key stays for tabs that still show the
 *   cart.
 */
export type OrderAttempt = {
  cartId: string
  content: string
  key: string
  startedAt: number
  state: 'sent' | 'redirected' | 'rejected' | 'ordered' | 'confirmed'
  publicId: string
  /** Undefined means STANDARD. */
  paymentType?: PaymentType | undefined
  /** Keys of earlier attempts with this cart that were sent and never answered: each may still become an order. */
  unansweredKeys: string[]
  typed: CheckoutDraft
  /** JSON of customer type, consents and amount. Undefined in an attempt stored by an earlier version. */
  agreed?: string | undefined
  delivery: StoredWindow | null
}

/** Name of the Web Lock under which attempts are read, recorded and sent. */
export const ORDER_LOCK = 'kajo-order'

export type OrderedCart = Pick<Cart, 'id' | 'promoCode' | 'summary'> & { lines: { skuId: number; quantity: number }[] }

// the attempt of this tab where storage is blocked or full
let inMemory: OrderAttempt | null = null

// key and organisation number of the last attempt of this tab; the number is never stored
let sentOrganisation = { key: '', id: '' }

/** Parses a stored attempt; null when it is invalid. */
export async function parseAttempt(stored: unknown): Promise<OrderAttempt | null> {
  if (!stored) return null
  const { orderAttemptSchema } = await import('./order-attempt-schema')
  const parsed = orderAttemptSchema.safeParse(stored)
  return parsed.success ? { ...parsed.data, typed: pickDraft(parsed.data.typed) } : null
}

/** The last attempt of the past 24 hours. */
export const readAttempt = async (): Promise<OrderAttempt | null> =>
  inMemory ?? parseAttempt(readExpiring(EXPIRING_KEYS.attempt))

export function writeAttempt(attempt: OrderAttempt): void {
  inMemory = writeExpiring(EXPIRING_KEYS.attempt, attempt) ? null : attempt
}

function removeAttempt(): void {
  inMemory = null
  removeExpiring(EXPIRING_KEYS.attempt)
}

const contentOf = ({ lines, promoCode }: OrderedCart): string =>
  [...lines.map(({ skuId, quantity }) => `${skuId}x${quantity}`).sort(), promoCode ?? ''].join('|')

/** 128 random bits. `crypto.randomUUID` is missing on plain http. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether the service has answered this key with an order that is not paid yet. Provider forms do not use the key. */
const isPending = ({ state, unansweredKeys, paymentType = 'STANDARD' }: OrderAttempt): boolean =>
  state === 'redirected' && unansweredKeys.length === 0 && paymentType === 'STANDARD'

/**
 * Whether an attempt with the same content may reuse the key of the earlier one. Not while the earlier order is pending
 * and form or amount have changed: the service would return that order with the old address, payment method or amount
 * (decision 10). `id`: the organisation number, '' without one.
 */
function isRepeated(
  earlier: OrderAttempt,
  { typed, agreed }: Pick<OrderAttempt, 'typed' | 'agreed'>,
  id: string,
): boolean {
  if (!isPending(earlier)) return true
  const isSameNumber = id === '' || (sentOrganisation.key === earlier.key && sentOrganisation.id === id)
  return isSameNumber && earlier.agreed === agreed && JSON.stringify(earlier.typed) === JSON.stringify(typed)
}

/** Keys of this attempt and of earlier ones that the service has not answered. */
const keysWithoutAnswer = ({ state, key, unansweredKeys }: OrderAttempt): string[] =>
  state === 'sent' ? [...unansweredKeys.filter((other) => other !== key), key] : unansweredKeys

/**
 * Ends an attempt whose payment failed: removes it, so that the next one gets a new key (T23). If an earlier attempt
 * with the cart was never answered, the record keeps its key as `sent`, because that one may still become an order.
 * Call it under ORDER_LOCK.
 */
export function endPayment({ paymentType: _, ...attempt }: OrderAttempt): void {
  if (attempt.unansweredKeys.length > 0) writeAttempt({ ...attempt, state: 'sent', publicId: '' })
  else removeAttempt()
}

/** The attempt as rejected; its key is no longer one without an answer. */
const answered = (attempt: OrderAttempt): OrderAttempt => ({
  ...attempt,
  state: 'rejected',
  unansweredKeys: attempt.unansweredKeys.filter((key) => key !== attempt.key),
})

/**
 * Ends an attempt that the service has refused: removes it, so that the next one gets a new key (T23). The refusal is
 * about its key only, so earlier attempts without an answer stay recorded. Call it under ORDER_LOCK.
 */
export function endRefused(attempt: OrderAttempt): void {
  const refused = answered(attempt)
  // an empty content matches no cart, so the next attempt gets a new key
  if (refused.unansweredKeys.length > 0) writeAttempt({ ...refused, content: '' })
  else removeAttempt()
}

/**
 * Records that the service has rejected the request of this attempt. The next attempt with the same content keeps the
 * key. With `isProcessed` false, such as after 429, the answer says nothing about earlier attempts with the same key.
 * Call it under ORDER_LOCK.
 */
export function rejectAttempt(attempt: OrderAttempt, isProcessed: boolean): void {
  writeAttempt(isProcessed ? answered(attempt) : { ...attempt, state: 'rejected' })
}

/**
 * Records that this cart is about to be sent. Reuses the key of an earlier attempt with the same content
 * (`isRepeated`), else creates one. A refused payment leaves no earlier attempt (`endPayment`). Call it under
 * ORDER_LOCK.
 */
export async function recordAttempt(
  { store }: Pick<Shop, 'store'>,
  cart: OrderedCart,
  form: CheckoutForm,
  delivery: StoredWindow | null,
): Promise<OrderAttempt> {
  // loaded before the order is sent: if the connection is lost afterwards, the attempt can still be read
  await import('./order-attempt-schema')
  const earlier = await readAttempt()
  const content = contentOf(cart)
  const typed = pickDraft(form)
  const { customerType } = store.getState().root
  const agreed = JSON.stringify([customerType, form.consents, payableOf(cart)])
  const organisationId = customerType === 'ORGANIZATION' ? form.organisationId.trim() : ''
  const own = earlier?.cartId === cart.id ? earlier : null
  const isSame = own?.content === content && isRepeated(own, { typed, agreed }, organisationId)
  const attempt: OrderAttempt = {
    cartId: cart.id,
    content,
    key: isSame ? own.key : randomKey(),
    startedAt: Date.now(),
    state: 'sent',
    publicId: '',
    unansweredKeys: own ? keysWithoutAnswer(own) : [],
    typed,
    agreed,
    delivery,
  }
  sentOrganisation = { key: attempt.key, id: organisationId }
  writeAttempt(attempt)
  return attempt
}

/**
 * Marks the attempt as confirmed, and removes typed values and the order's public id from the device (R-CHECKOUT-12).
 * Call it under ORDER_LOCK.
 */
export async function confirmAttempt(cartId: string): Promise<void> {
  const attempt = await readAttempt()
  if (attempt?.cartId !== cartId) return
  writeAttempt({ ...attempt, state: 'confirmed', publicId: '', typed: {}, delivery: null })
}

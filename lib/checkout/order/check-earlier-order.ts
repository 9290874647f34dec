import 'client-only'
import { EXPIRING_KEYS } from '@/lib/browser/expiring-storage'
import { fetchOrderedCart, fetchPayment } from '@/lib/checkout/confirm/fetch-payment'
import type { Shop } from '@/lib/store/shop'
import type { FailedOrder, OrderAttempt, OrderIds } from './order-state'
import { type LockedOrder, parseOrder, withOrder } from './with-order'

/**
 * `none`: nothing was ordered. `ordered`: an order was made. `open`: an attempt was sent, and its cart is not completed
 * or its outcome could not be fetched. `unpaid`: a provider waits for the payment. `failed`: the payment failed.
 */
export type EarlierOrder =
  | { kind: 'none' }
  | ({ kind: 'ordered' } & OrderIds)
  | { kind: 'open'; cartId: string; startedAt: number }
  | { kind: 'unpaid'; cartId: string }
  | FailedOrder

const NONE: EarlierOrder = { kind: 'none' }

const orderedOf = ({ cartId, publicId, paymentType }: OrderAttempt): EarlierOrder => ({
  kind: 'ordered',
  cartId,
  publicId,
  paymentType,
})

function markOrdered(order: LockedOrder, attempt: OrderAttempt): EarlierOrder {
  order.apply({ type: 'found' })
  return orderedOf(attempt)
}

async function resolveSent(shop: Shop, order: LockedOrder, attempt: OrderAttempt): Promise<EarlierOrder> {
  const { cartId, startedAt } = attempt
  try {
    const cart = await fetchOrderedCart(shop, cartId)
    if (cart?.isCompleted) return markOrdered(order, attempt)
    if (!cart) return NONE
    // a provider that gives no payment id before the payment: the open cart is not paid yet
    return attempt.state === 'redirected' && attempt.paymentType && attempt.unansweredKeys.length === 0
      ? { kind: 'unpaid', cartId }
      : { kind: 'open', cartId, startedAt }
  } catch (error) {
    console.error('The cart of an earlier order could not be fetched', error)
    return { kind: 'open', cartId, startedAt }
  }
}

/** Looks up the payment, because the cart stays open until the payment is made. */
async function resolveRedirected(shop: Shop, order: LockedOrder, attempt: OrderAttempt): Promise<EarlierOrder> {
  const { cartId, publicId, startedAt } = attempt
  try {
    const answer = await fetchPayment(shop, attempt)
    if (answer.kind === 'paid') return markOrdered(order, attempt)
    if (answer.kind !== 'pending') order.apply({ type: 'unpaid', publicId, failed: null })
    if (answer.kind === 'failed')
      return { kind: 'failed', cartId, failure: { ok: false, failure: answer.failure, code: answer.code } }
    if (attempt.unansweredKeys.length > 0) return await resolveSent(shop, order, attempt)
    return answer.kind === 'pending' ? { kind: 'unpaid', cartId } : NONE
  } catch (error) {
    console.error('The payment of an earlier order could not be fetched', error)
    return { kind: 'open', cartId, startedAt }
  }
}

const currentCartId = ({ store }: Shop): string => store.getState().cart.data?.id ?? ''

/** Looks up the outcome of the attempt recorded on this device (T27). */
export async function resolveEarlierOrder(
  shop: Shop,
  order: LockedOrder,
  shownCartId = currentCartId(shop),
): Promise<EarlierOrder> {
  const { attempt } = order.state
  if (!attempt || (attempt.state === 'rejected' && attempt.unansweredKeys.length === 0)) return NONE
  if (attempt.state === 'ordered') return orderedOf(attempt)
  if (attempt.state === 'redirected' && attempt.publicId) return resolveRedirected(shop, order, attempt)
  if (attempt.state !== 'confirmed') return resolveSent(shop, order, attempt)
  // another tab has shown the confirmation; a tab that still shows this cart opens it too
  return shownCartId === attempt.cartId ? markOrdered(order, attempt) : NONE
}

/**
 * The failed payment that the confirmation of this tab has found, else as `resolveEarlierOrder`. Waits while another
 * tab is placing an order.
 */
export function checkEarlierOrder(shop: Shop, shownCartId?: string): Promise<EarlierOrder> {
  return withOrder(async (order) => {
    const { failed } = order.state
    if (!failed) return resolveEarlierOrder(shop, order, shownCartId)
    order.apply({ type: 'failureShown' })
    return failed
  })
}

/**
 * Reads a `storage` event: `ordered` if another tab has ordered this cart, `none` if it removed the attempt, else null.
 */
export function foundElsewhere({ key, newValue }: StorageEvent, cartId: string): EarlierOrder | null {
  if (key !== EXPIRING_KEYS.order) return null
  const { attempt } = parseOrder(newValue)
  if (!attempt) return NONE
  return attempt.state === 'ordered' && attempt.cartId === cartId ? orderedOf(attempt) : null
}

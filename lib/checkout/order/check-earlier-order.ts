import 'client-only'
import { fetchOrderedCart, fetchPayment } from '@/lib/checkout/confirm/fetch-payment'
import { EXPIRING_KEYS } from '@/lib/config/constants'
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
  | { kind: 'open' | 'unpaid'; cartId: string }
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

async function byCart(shop: Shop, order: LockedOrder, attempt: OrderAttempt): Promise<EarlierOrder> {
  const { cartId } = attempt
  const cart = await fetchOrderedCart(shop, cartId)
  if (cart?.isCompleted) return markOrdered(order, attempt)
  if (!cart) return NONE
  // a provider that gives no payment id before the payment: the open cart is not paid yet
  const isWaiting = attempt.state === 'redirected' && attempt.paymentType && attempt.unansweredKeys.length === 0
  return { kind: isWaiting ? 'unpaid' : 'open', cartId }
}

/** Looks up the payment, because the cart stays open until the payment is made. */
async function byPayment(shop: Shop, order: LockedOrder, attempt: OrderAttempt): Promise<EarlierOrder> {
  const { cartId, publicId } = attempt
  const answer = await fetchPayment(shop, attempt)
  if (answer.kind === 'paid') return markOrdered(order, attempt)
  if (answer.kind !== 'pending') order.apply({ type: 'paymentFailed', publicId, failed: null })
  if (answer.kind === 'failed') return { ...answer, cartId }
  if (attempt.unansweredKeys.length > 0) return byCart(shop, order, attempt)
  return answer.kind === 'pending' ? { kind: 'unpaid', cartId } : NONE
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
  const { cartId, state, publicId } = attempt
  if (state === 'ordered') return orderedOf(attempt)
  // another tab has shown the confirmation; a tab that still shows this cart opens it too
  if (state === 'confirmed') return shownCartId === cartId ? markOrdered(order, attempt) : NONE
  try {
    return await (state === 'redirected' && publicId ? byPayment : byCart)(shop, order, attempt)
  } catch (error) {
    console.error('The outcome of an earlier order could not be fetched', error)
    return { kind: 'open', cartId }
  }
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

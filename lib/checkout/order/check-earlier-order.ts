import 'client-only'
import { withLock } from '@/lib/browser/with-lock'
import { fetchOrderedCart, fetchPayment } from '@/lib/checkout/confirm/fetch-payment'
import type { OrderIds } from '@/lib/checkout/confirm/order-ids'
import type { Shop } from '@/lib/store/shop'
import type { FailedOrder } from './failed-order'
import { endPayment, ORDER_LOCK, type OrderAttempt, readAttempt, writeAttempt } from './order-attempt'

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

function markOrdered(attempt: OrderAttempt): EarlierOrder {
  writeAttempt({ ...attempt, state: 'ordered' })
  const { cartId, publicId, paymentType } = attempt
  return { kind: 'ordered', cartId, publicId, paymentType }
}

async function resolveSent(shop: Shop, attempt: OrderAttempt): Promise<EarlierOrder> {
  const { cartId, startedAt } = attempt
  try {
    const cart = await fetchOrderedCart(shop, cartId)
    if (cart?.isCompleted) return markOrdered(attempt)
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
async function resolveRedirected(shop: Shop, attempt: OrderAttempt): Promise<EarlierOrder> {
  const { cartId, startedAt } = attempt
  try {
    const answer = await fetchPayment(shop, attempt)
    if (answer.kind === 'paid') return markOrdered(attempt)
    if (answer.kind !== 'pending') endPayment(attempt)
    if (answer.kind === 'failed')
      return { kind: 'failed', cartId, failure: { ok: false, failure: answer.failure, code: answer.code } }
    if (attempt.unansweredKeys.length > 0) return await resolveSent(shop, attempt)
    return answer.kind === 'pending' ? { kind: 'unpaid', cartId } : NONE
  } catch (error) {
    console.error('The payment of an earlier order could not be fetched', error)
    return { kind: 'open', cartId, startedAt }
  }
}

const currentCartId = ({ store }: Shop): string => store.getState().cart.data?.id ?? ''

/** Looks up the outcome of the attempt recorded on this device (T27). Call it under ORDER_LOCK. */
export async function resolveEarlierOrder(shop: Shop, shownCartId = currentCartId(shop)): Promise<EarlierOrder> {
  const attempt = await readAttempt()
  if (!attempt || (attempt.state === 'rejected' && attempt.unansweredKeys.length === 0)) return NONE
  if (attempt.state === 'ordered') return markOrdered(attempt)
  if (attempt.state === 'redirected' && attempt.publicId) return resolveRedirected(shop, attempt)
  if (attempt.state !== 'confirmed') return resolveSent(shop, attempt)
  // another tab has shown the confirmation; a tab that still shows this cart opens it too
  return shownCartId === attempt.cartId ? markOrdered(attempt) : NONE
}

/** As `resolveEarlierOrder`, under ORDER_LOCK: waits while another tab is placing an order. */
export const checkEarlierOrder = (shop: Shop, shownCartId?: string): Promise<EarlierOrder> =>
  withLock(ORDER_LOCK, () => resolveEarlierOrder(shop, shownCartId))

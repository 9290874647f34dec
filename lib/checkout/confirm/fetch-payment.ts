import 'client-only'
import {
  CheckoutDocument,
  type CheckoutQuery,
  OrderedCartDocument,
  type OrderedCartQuery,
} from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import { type OrderFailure, paymentRefusal, type Refused, refuse } from '@/lib/checkout/order/order-result'
import type { OrderIds } from '@/lib/checkout/order/order-state'
import type { Shop } from '@/lib/store/shop'
import { orderedPayment } from './ordered-summary'

/** Builds the variables of the queries `checkout` and `orderReceipt`. */
export const orderVariables = ({ store }: Shop, { publicId, cartId, paymentType }: OrderIds) => ({
  id: publicId,
  cartId: cartId || null,
  paymentType: paymentType ?? 'STANDARD',
  checkoutMarket: checkoutMarketIds(store.getState().channel.checkoutMarket).checkoutMarket,
})

/** A cart of this device by id, completed or not; null when the service has none. Throws AppError. */
export async function fetchOrderedCart(shop: Shop, cartId: string): Promise<OrderedCartQuery['getCart']> {
  const { checkoutMarket } = checkoutMarketIds(shop.store.getState().channel.checkoutMarket)
  const data = await shop.query(OrderedCartDocument, { id: cartId, checkoutMarket })
  return data?.getCart ?? null
}

type Checkout = NonNullable<CheckoutQuery['checkout']>

/**
 * `failed`: the order was not paid, and its cart is still open. `pending`: the payment is not settled yet. `unknown`:
 * the service has no such order.
 */
export type PaymentAnswer =
  | { kind: 'paid'; checkout: Checkout }
  | { kind: 'failed'; failure: Refused }
  | { kind: 'pending' }
  | { kind: 'unknown' }

/**
 * Failures by the status of the service. The status `error` means a time-out. The failure `error` is another one: its
 * text says that the account lacks money.
 */
const FAILURES: Record<string, OrderFailure> = {
  refused: 'refused',
  blocked: 'blocked',
  outofstock: 'outOfStock',
  insufficient: 'error',
  error: 'timedOut',
  cancelled: 'cancelled',
  changed: 'changed',
  replaced: 'changed',
}

/** The failure for the status of an order that was not paid (R-CHECKOUT-10, R-CHECKOUT-11). */
function failureOfStatus(status: string | null | undefined): OrderFailure {
  const word = (status ?? '').toLowerCase().replace(/[^a-z]/g, '')
  return (Object.hasOwn(FAILURES, word) ? FAILURES[word] : undefined) ?? 'generic'
}

/** Fetches the outcome of an order that was handed over to a payment provider. Throws AppError. */
export async function fetchPayment(shop: Shop, ids: OrderIds): Promise<PaymentAnswer> {
  const data = await shop.query(CheckoutDocument, orderVariables(shop, ids))
  const checkout = data?.checkout
  if (!checkout) return { kind: 'unknown' }
  const { completed, order } = checkout
  if (completed === false) {
    const failure = failureOfStatus(order?.status)
    const method = orderedPayment(checkout.cart)?.kind ?? ''
    const shown = failure === 'refused' ? paymentRefusal(method) : failure
    return { kind: 'failed', failure: refuse(shown, order?.status ?? 'FAILED') }
  }
  return completed === null && !order ? { kind: 'pending' } : { kind: 'paid', checkout }
}

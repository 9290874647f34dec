import { randomUUID } from 'node:crypto'
import type { CheckoutInput } from '#commerce/checkout-input'
import type { Commerce } from '#commerce/create-commerce'
import type { PaymentOption } from '#commerce/payment-options'
import { shopError } from '#commerce/shop-error'
import type { OrderRecord, PaymentRecord } from '#commerce/shop-records'
import type { Storefront } from '#commerce/storefront'
import { cancelOrder } from './settle-order'

/** Fills the placeholders of an address in checkoutUrls with the ids of the order. Throws INVALID_URL, also without one. */
function addressOf(given: string | null | undefined, { publicId, cartId }: OrderRecord): string {
  const filled = (given ?? '').replace('{payment.uid}', publicId).replace('{geins.cartid}', cartId)
  if (!URL.canParse(filled) || !/^https?:$/.test(new URL(filled).protocol)) {
    throw shopError('INVALID_URL', 'An address in checkoutUrls is not a web address')
  }
  return filled
}

/**
 * Creates the payment of an order; null when nothing is left to pay and when the option has no provider page. Throws
 * INVALID_URL when the request has no return address: the order would be completed unpaid.
 */
export function startPayment(
  order: OrderRecord,
  amount: number,
  option: PaymentOption,
  urls: CheckoutInput['checkoutUrls'],
  storefront: Storefront,
): PaymentRecord | null {
  if (amount === 0 || option.page === null) return null
  const returnUrl = addressOf(urls?.redirectUrl, order)
  return {
    id: randomUUID(),
    kind: option.page,
    orderPublicId: order.publicId,
    orderId: order.orderId,
    market: order.market,
    lang: storefront.lang,
    amount,
    returnUrl,
    cancelUrl: urls?.checkoutPageUrl ? addressOf(urls.checkoutPageUrl, order) : returnUrl,
    createdAt: order.createdAt,
    outcome: null,
  }
}

const paymentOf = ({ state }: Commerce, order: OrderRecord): PaymentRecord | undefined =>
  Object.values(state.data.payments).find(({ orderPublicId }) => orderPublicId === order.publicId)

/** Address of the provider page of a pending order. */
export function paymentPage(commerce: Commerce, order: OrderRecord): string | null {
  const payment = paymentOf(commerce, order)
  return payment ? `${commerce.providerOrigin}/payments/${payment.kind}/${payment.id}` : null
}

/** Cancels the pending orders of a cart, so that only its newest order can be paid. */
export function replacePending(commerce: Commerce, cartId: string): void {
  for (const order of Object.values(commerce.state.data.orders)) {
    if (order.cartId !== cartId || order.status !== 'pending') continue
    const payment = paymentOf(commerce, order)
    if (payment && payment.outcome === null) commerce.state.commit({ payment: { ...payment, outcome: 'replaced' } })
    cancelOrder(commerce, order, 'replaced')
  }
}

import { randomUUID } from 'node:crypto'
import type { CheckoutInput } from '#commerce/checkout-input'
import type { Commerce } from '#commerce/create-commerce'
import type { PaymentOption } from '#commerce/payment-options'
import type { Place } from '#commerce/place'
import { shopError } from '#commerce/shop-error'
import type { OrderRecord, PaymentRecord } from '#commerce/shop-records'
import { cancelOrder } from './settle-order'

/** Where the browser goes after paying: the address the shop gave, with the ids of the order in its placeholders. */
function addressOf(given: string | null | undefined, { publicId, cartId }: OrderRecord): string {
  const filled = (given ?? '').replace('{payment.uid}', publicId).replace('{geins.cartid}', cartId)
  if (!URL.canParse(filled) || !/^https?:$/.test(new URL(filled).protocol)) {
    throw shopError('INVALID_URL', 'An address of checkoutUrls is no web address')
  }
  return filled
}

/** A payment page to lead to; null when the order is complete at once, or the shop gave no address to return to. */
export function startPayment(
  order: OrderRecord,
  amount: number,
  option: PaymentOption,
  urls: CheckoutInput['checkoutUrls'],
  place: Place,
): PaymentRecord | null {
  if (option.page === null || !urls?.redirectUrl) return null
  const returnUrl = addressOf(urls.redirectUrl, order)
  return {
    id: randomUUID(),
    kind: option.page,
    orderPublicId: order.publicId,
    orderId: order.orderId,
    market: order.market,
    lang: place.lang,
    amount,
    returnUrl,
    cancelUrl: urls.checkoutPageUrl ? addressOf(urls.checkoutPageUrl, order) : returnUrl,
    createdAt: order.createdAt,
    outcome: null,
  }
}

const paymentOf = ({ state }: Commerce, order: OrderRecord): PaymentRecord | undefined =>
  Object.values(state.data.payments).find(({ orderPublicId }) => orderPublicId === order.publicId)

/** Address of the page where a pending order is paid. */
export function paymentPage(commerce: Commerce, order: OrderRecord): string | null {
  const payment = paymentOf(commerce, order)
  return payment ? `${commerce.providerOrigin}/payments/${payment.kind}/${payment.id}` : null
}

/** Ends what is pending of a cart that is ordered anew: only the newest order can be paid. */
export function replacePending(commerce: Commerce, cartId: string): void {
  for (const order of Object.values(commerce.state.data.orders)) {
    if (order.cartId !== cartId || order.status !== 'pending') continue
    const payment = paymentOf(commerce, order)
    if (payment && payment.outcome === null) commerce.state.commit({ payment: { ...payment, outcome: 'replaced' } })
    cancelOrder(commerce, order, 'replaced')
  }
}

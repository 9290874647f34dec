import 'client-only'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import type { CheckoutForm } from './checkout-form'
import { chosenShipping } from './delivery-choice'
import { orderArrival } from './order-arrival'
import type { StoredWindow } from './stored-delivery-window'

/** Delivery window that the chosen shipping method promises now; null while no method is chosen. */
export function chosenDelivery(shop: Shop, form: CheckoutForm): StoredWindow | null {
  const { cart, checkout } = shop.store.getState()
  const method = chosenShipping(checkout.options, form.shippingId)
  if (!method) return null
  const { first, last } = orderArrival(new Date(), {
    market: checkoutMarket(shop),
    cart: cart.data,
    method: method.kind,
  })
  return { first: first.getTime(), last: last.getTime(), orderedAt: Date.now() }
}

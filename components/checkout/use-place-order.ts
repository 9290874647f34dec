import { useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { useShopRouter } from '@/components/ui/use-shop-router'
import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import { keepPromise } from '@/lib/checkout/delivery-promise'
import { orderArrival } from '@/lib/checkout/order-arrival'
import { type OrderResult, placeOrder } from '@/lib/checkout/place-order'
import type { DeliveryWindow } from '@/lib/delivery/delivery-window'
import { routeHref } from '@/lib/routing/href'
import type { Shop } from '@/lib/store/shop'

export type Failure = Extract<OrderResult, { ok: false }>

/** What the chosen shipping method promises; null when it is unknown. */
function arrivalOf({ store, config }: Shop, form: CheckoutForm, now: Date): DeliveryWindow | null {
  const { cart, checkout } = store.getState()
  const method = checkout.options?.shipping.find(({ id }) => String(id) === form.shippingId)
  return method ? orderArrival(now, { market: config.site.market, cart: cart.data, method: method.kind }) : null
}

/** Places the order once, however often it is asked, and leads on. A failure is told in place (T20). */
export function usePlaceOrder(onFailure: (failure: Failure) => void) {
  const shop = useShop()
  const { push } = useShopRouter()
  const isRunning = useRef(false)
  const [isPlacing, setPlacing] = useState(false)
  const stop = () => {
    isRunning.current = false
    setPlacing(false)
  }
  const place = async (form: CheckoutForm) => {
    // state comes a render too late for the second half of a double click
    if (isRunning.current) return
    isRunning.current = true
    setPlacing(true)
    const arrival = arrivalOf(shop, form, new Date())
    const result = await placeOrder(shop, form)
    if (!result.ok) {
      stop()
      return onFailure(result)
    }
    if (arrival && 'publicId' in result) keepPromise(result.publicId, arrival)
    // stays busy: the next page takes over, and empties the cart
    if ('redirectUrl' in result) return window.location.assign(result.redirectUrl)
    const query = new URLSearchParams({ oid: result.publicId, cartid: result.cartId })
    push(`${routeHref(shop.config.site, 'checkout-confirm')}?${query}`)
  }
  return { isPlacing, place }
}

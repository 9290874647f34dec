import { useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { useShopRouter } from '@/components/ui/use-shop-router'
import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import { deliveryWay } from '@/lib/checkout/delivery-days'
import { keepPromise } from '@/lib/checkout/delivery-promise'
import { type OrderResult, placeOrder } from '@/lib/checkout/place-order'
import { routeHref } from '@/lib/routing/href'

export type Failure = Extract<OrderResult, { ok: false }>

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
    const result = await placeOrder(shop, form)
    if (!result.ok) {
      stop()
      return onFailure(result)
    }
    const { options } = shop.store.getState().checkout
    const method = options?.shipping.find(({ id }) => String(id) === form.shippingId)
    if (method && 'publicId' in result) keepPromise(result.publicId, deliveryWay(method.kind))
    // stays busy: the next page takes over, and empties the cart
    if ('redirectUrl' in result) return window.location.assign(result.redirectUrl)
    const query = new URLSearchParams({ oid: result.publicId, cartid: result.cartId })
    push(`${routeHref(shop.config.site, 'checkout-confirm')}?${query}`)
  }
  return { isPlacing, place }
}

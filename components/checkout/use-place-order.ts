import { useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import type { Failure } from '@/lib/checkout/next-failure'
import { orderArrival } from '@/lib/checkout/order-arrival'
import type { OrderIds } from '@/lib/checkout/order-ids'
import { placeOrder } from '@/lib/checkout/place-order'
import { keepPromise, type StoredWindow } from '@/lib/checkout/stored-promise'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'

type PlaceOrderOptions = {
  /** The page opened with the notice that an earlier attempt may have arrived. */
  isUnanswered: boolean
  onOrdered: (order: OrderIds) => void
  onFailure: (failure: Failure) => void
}

/** What the chosen shipping method promises now; null when it is unknown. */
function arrivalOf(shop: Shop, form: CheckoutForm): StoredWindow | null {
  const { cart, checkout } = shop.store.getState()
  const method = checkout.options?.shipping.find(({ id }) => String(id) === form.shippingId)
  if (!method) return null
  const { first, last } = orderArrival(new Date(), {
    market: checkoutMarket(shop),
    cart: cart.data,
    method: method.kind,
  })
  return { first: first.getTime(), last: last.getTime() }
}

/** Places the order once, however often it is asked, and leads on. A failure is told in place (T20). */
export function usePlaceOrder({ isUnanswered, onOrdered, onFailure }: PlaceOrderOptions) {
  const shop = useShop()
  const isRunning = useRef(false)
  const isAsked = useRef(isUnanswered)
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
    const delivery = arrivalOf(shop, form)
    const result = await placeOrder(shop, { form, delivery, isAsked: isAsked.current })
    if (!result.ok) {
      if (result.failure === 'unanswered') isAsked.current = true
      stop()
      return onFailure(result)
    }
    // stays busy: the next page takes over, and empties the cart
    if ('redirectUrl' in result) return window.location.assign(result.redirectUrl)
    if (delivery) keepPromise(result.cartId, delivery)
    onOrdered(result)
  }
  return { isPlacing, place }
}

import { type RefObject, useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import { chosenDelivery } from '@/lib/checkout/chosen-delivery'
import type { Failure } from '@/lib/checkout/next-failure'
import type { OrderIds } from '@/lib/checkout/order-ids'
import { placeOrder } from '@/lib/checkout/place-order'
import { keepPromise } from '@/lib/checkout/stored-promise'

type PlaceOrderOptions = {
  /** The shopper has been told that an earlier attempt may have arrived. */
  isTold: RefObject<boolean>
  onOrdered: (order: OrderIds) => void
  onFailure: (failure: Failure) => void
}

/** Places the order once, however often it is asked, and leads on. A failure is told in place (T20). */
export function usePlaceOrder({ isTold, onOrdered, onFailure }: PlaceOrderOptions) {
  const shop = useShop()
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
    const delivery = chosenDelivery(shop, form)
    const result = await placeOrder(shop, { form, delivery, isTold: isTold.current })
    if (!result.ok) {
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

import { type RefObject, useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import { chosenDelivery } from '@/lib/checkout/chosen-delivery'
import type { Failure } from '@/lib/checkout/next-failure'
import type { OrderIds } from '@/lib/checkout/order-ids'
import { placeOrder } from '@/lib/checkout/place-order'
import { keepPromise } from '@/lib/checkout/stored-promise'

type PlaceOrderOptions = {
  /** The notice that an earlier attempt may have arrived has been shown. */
  isTold: RefObject<boolean>
  onOrdered: (order: OrderIds) => void
  onFailure: (failure: Failure) => void
}

/** Places the order once, even if called repeatedly, then opens the confirmation or the payment page. Reports failures (T20). */
export function usePlaceOrder({ isTold, onOrdered, onFailure }: PlaceOrderOptions) {
  const shop = useShop()
  const isRunning = useRef(false)
  const [isPlacing, setPlacing] = useState(false)
  const stop = () => {
    isRunning.current = false
    setPlacing(false)
  }
  const place = async (form: CheckoutForm) => {
    // state updates too late for the second click of a double click
    if (isRunning.current) return
    isRunning.current = true
    setPlacing(true)
    const delivery = chosenDelivery(shop, form)
    const result = await placeOrder(shop, { form, delivery, isTold: isTold.current })
    if (!result.ok) {
      stop()
      return onFailure(result)
    }
    // stays busy until the next page has loaded, which removes the cart
    if ('redirectUrl' in result) return window.location.assign(result.redirectUrl)
    if (delivery) keepPromise(result.cartId, delivery)
    onOrdered(result)
  }
  return { isPlacing, place }
}

import { useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import { deliveryWay } from '@/lib/checkout/delivery-days'
import type { OrderResult } from '@/lib/checkout/order-result'
import { placeOrder } from '@/lib/checkout/place-order'
import { useOpenConfirmation } from './use-open-confirmation'

export type Failure = Extract<OrderResult, { ok: false }>

type PlaceOrderOptions = {
  /** The page opened with the notice that an earlier attempt may have arrived. */
  isUnanswered: boolean
  onFailure: (failure: Failure) => void
}

/** Places the order once, however often it is asked, and leads on. A failure is told in place (T20). */
export function usePlaceOrder({ isUnanswered, onFailure }: PlaceOrderOptions) {
  const shop = useShop()
  const openConfirmation = useOpenConfirmation()
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
    const { options } = shop.store.getState().checkout
    const method = options?.shipping.find(({ id }) => String(id) === form.shippingId)
    const delivery = method ? deliveryWay(method.kind) : null
    const result = await placeOrder(shop, { form, delivery, isAsked: isAsked.current })
    if (!result.ok) {
      if (result.failure === 'unanswered') isAsked.current = true
      stop()
      return onFailure(result)
    }
    // stays busy: the next page takes over, and empties the cart
    if ('redirectUrl' in result) return window.location.assign(result.redirectUrl)
    openConfirmation(result)
  }
  return { isPlacing, place }
}

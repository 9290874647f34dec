import { type RefObject, useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import { chosenDelivery } from '@/lib/checkout/chosen-delivery'
import type { Failure } from '@/lib/checkout/failed-order'
import type { OrderIds } from '@/lib/checkout/order-ids'
import type { OrderResult } from '@/lib/checkout/order-result'
import { type OrderRequest, placeOrder } from '@/lib/checkout/place-order'
import { keepPromise } from '@/lib/checkout/stored-promise'
import type { Shop } from '@/lib/store/shop'

type PlaceOrderOptions = {
  /** The notice that an earlier attempt may have arrived has been shown. */
  isWarned: RefObject<boolean>
  /** Tells the service what was chosen last; false when that failed. */
  flush: () => Promise<boolean>
  onOrdered: (order: OrderIds) => void
  onFailure: (failure: Failure) => void
}

/** Orders for the total of the button. A pending update is sent first, because it may change the total. */
async function sendAgreed(
  shop: Shop,
  flush: () => Promise<boolean>,
  request: Omit<OrderRequest, 'total'>,
): Promise<OrderResult> {
  const total = shop.store.getState().cart.data?.summary.totalIncVat ?? null
  const isPriced = await flush()
  return placeOrder(shop, { ...request, total: isPriced ? total : null })
}

/** Places the order once, even if called repeatedly, then opens the confirmation or the payment page. Reports failures (T20). */
export function usePlaceOrder({ isWarned, flush, onOrdered, onFailure }: PlaceOrderOptions) {
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
    const result = await sendAgreed(shop, flush, { form, delivery, isWarned: isWarned.current })
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

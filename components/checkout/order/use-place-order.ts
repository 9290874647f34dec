import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CheckoutSync } from '@/components/checkout/delivery/use-checkout-sync'
import { useShop } from '@/components/providers/use-shop'
import { applyUnsentCode } from '@/lib/cart/typed-code'
import { chosenDelivery } from '@/lib/checkout/delivery/delivery-choice'
import { storeDeliveryWindow } from '@/lib/checkout/delivery/stored-delivery-window'
import type { CheckoutForm } from '@/lib/checkout/form/checkout-form'
import { type OrderResult, type Refused, refuse } from '@/lib/checkout/order/order-result'
import type { OrderIds } from '@/lib/checkout/order/order-state'
import { placeOrder } from '@/lib/checkout/order/place-order'
import type { OrderRequest } from '@/lib/checkout/order/prepare-order'
import type { Shop } from '@/lib/store/shop'

/** In ms. When the page is still open after this time, the redirect failed or the shopper stopped it. */
const REDIRECT_ENDS = 10_000

type PlaceOrderOptions = {
  /** The notice that an earlier attempt may have arrived has been shown. */
  isWarned: RefObject<boolean>
  sync: Pick<CheckoutSync, 'flush' | 'pause'>
  onOrdered: (order: OrderIds) => void
  onFailure: (failure: Refused) => void
  /** The provider's page did not open, so the order is not paid. */
  onUnpaid: () => void
}

/**
 * Orders what is shown beside the button. Sends a typed promo code and a pending update first; if they change the order,
 * the order is refused.
 */
async function sendAgreed(
  shop: Shop,
  flush: () => Promise<boolean>,
  request: Omit<OrderRequest, 'agreed'>,
): Promise<OrderResult> {
  const agreed = shop.store.getState().cart.data
  if (!(await applyUnsentCode(shop))) return refuse('codeRefused')
  const isPriced = await flush()
  return placeOrder(shop, { ...request, agreed: isPriced ? agreed : null })
}

/**
 * `place` places the order once, even if called repeatedly, then opens the confirmation or the payment page. Reports
 * failures (T20).
 */
export function usePlaceOrder({ isWarned, sync, onOrdered, onFailure, onUnpaid }: PlaceOrderOptions) {
  const shop = useShop()
  const isRunning = useRef(false)
  const [isPlacing, setPlacing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const setBusy = (isBusy: boolean) => {
    isRunning.current = isBusy
    setPlacing(isBusy)
    sync.pause(isBusy)
  }
  const redirect = (address: string) => {
    window.location.assign(address)
    timer.current = setTimeout(() => {
      setBusy(false)
      onUnpaid()
    }, REDIRECT_ENDS)
  }
  const place = async (form: CheckoutForm) => {
    // a ref, because state is updated too late for the second click of a double click
    if (isRunning.current) return
    setBusy(true)
    const delivery = chosenDelivery(shop, form)
    const result = await sendAgreed(shop, sync.flush, { form, delivery, isWarned: isWarned.current })
    if (!result.ok) {
      setBusy(false)
      return onFailure(result)
    }
    // stays busy until the next page has loaded, which removes the cart
    if ('redirectUrl' in result) return redirect(result.redirectUrl)
    if (delivery) storeDeliveryWindow(result.cartId, delivery)
    onOrdered(result)
  }
  return { isPlacing, place }
}

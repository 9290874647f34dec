import { useCallback, useEffect, useRef, useState } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { itemsKey } from '@/lib/cart/cart-changes'
import { updateCheckout } from '@/lib/checkout/update-checkout'
import { normaliseZip } from '@/lib/checkout/zip-rules'
import type { CheckoutFormApi } from './use-checkout-form'
import { useCheckoutMarket } from './use-checkout-market'

const DEBOUNCE = 150

/**
 * Keeps the service's checkout in step with the form and the items (R-CART-10): on arrival, after the postcode, after
 * each choice, and when the cart has changed here or in another tab. A method that is gone is unchosen.
 */
export function useCheckoutSync({ watch, getValues, setValue }: CheckoutFormApi, isPlacing: boolean) {
  const shop = useShop()
  const [failures, setFailures] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [zip, shippingId, paymentId] = watch(['zip', 'shippingId', 'paymentId'])
  const items = useShopState(({ cart }) => itemsKey(cart.data))
  const customerType = useShopState((state) => state.root.customerType)
  const options = useShopState((state) => state.checkout.options)
  const { alias: market } = useCheckoutMarket()
  const cleanZip = normaliseZip(market, zip)

  const sync = useCallback(async () => {
    const isDone = await updateCheckout(shop, getValues())
    setFailures((before) => (isDone ? 0 : before + 1))
  }, [shop, getValues])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is a reason to ask again
  useEffect(() => {
    timer.current = setTimeout(sync, DEBOUNCE)
    return () => clearTimeout(timer.current)
  }, [sync, cleanZip, shippingId, paymentId, items, customerType, market])
  useEffect(() => {
    // the order carries the whole form and closes the cart; a question behind it would find none
    if (isPlacing) clearTimeout(timer.current)
  }, [isPlacing])

  useEffect(() => {
    if (!options) return
    const isOffered = (methods: { id: number }[], id: string) => methods.some((method) => String(method.id) === id)
    if (shippingId && !isOffered(options.shipping, shippingId)) setValue('shippingId', '')
    if (paymentId && !isOffered(options.payments, paymentId)) setValue('paymentId', '')
  }, [options, shippingId, paymentId, setValue])

  return { hasZip: cleanZip !== null, hasShipping: shippingId !== '', failures, retry: sync }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { itemsKey } from '@/lib/cart/cart-changes'
import { chosenShipping } from '@/lib/checkout/delivery-choice'
import { validEmail } from '@/lib/checkout/email-key'
import { updateCheckout } from '@/lib/checkout/update-checkout'
import { normaliseZip } from '@/lib/checkout/zip-rules'
import { useBlacklisted } from './use-blacklisted'
import type { CheckoutFormApi } from './use-checkout-form'
import { useCheckoutMarket } from './use-checkout-market'
import { useOfferedDelivery } from './use-offered-delivery'

const DEBOUNCE = 150
/** In ms, while the shopper types an e-mail address or a message to the carrier. */
const TYPING_DEBOUNCE = 2000

/**
 * Keeps the service's checkout in sync with form and cart (R-CART-10): on entry, after e-mail and postcode, after each
 * choice, and when the cart changes in any tab. A method that is no longer offered is deselected.
 */
export function useCheckoutSync(form: CheckoutFormApi, isPlacing: boolean) {
  const { watch, control, getValues, setValue } = form
  const shop = useShop()
  const [failures, setFailures] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [zip, shippingId, pickupPoint, deliveryNote, paymentId] = watch([
    'zip',
    'shippingId',
    'pickupPoint',
    'deliveryNote',
    'paymentId',
  ])
  const items = useShopState(({ cart }) => itemsKey(cart.data))
  const customerType = useShopState((state) => state.root.customerType)
  const options = useShopState((state) => state.checkout.options)
  const { alias: market } = useCheckoutMarket()
  const cleanZip = normaliseZip(market, zip)
  const offeredZip = useShopState((state) => state.checkout.currentZip)
  const isCurrent = cleanZip !== null && offeredZip === cleanZip
  // a fee that changed with the items or the postcode is sent again
  const externalFee = chosenShipping(options, shippingId)?.externalFee?.incVat

  const isOtherEmail = useBlacklisted(form) === 'unknown'

  const sync = useCallback(async () => {
    // a pending update would send the same
    clearTimeout(timer.current)
    timer.current = undefined
    const isDone = await updateCheckout(shop, getValues())
    setFailures((before) => (isDone ? 0 : before + 1))
    return isDone
  }, [shop, getValues])
  const flush = useCallback(async () => timer.current === undefined || sync(), [sync])
  // the balance belongs to the e-mail
  const email = useWatch({ control, name: 'email', compute: validEmail })
  const typed = `${email} ${deliveryNote}`
  const sentTyped = useRef(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of these needs an update
  useEffect(() => {
    const isTyping = sentTyped.current !== typed
    sentTyped.current = typed
    timer.current = setTimeout(sync, isTyping ? TYPING_DEBOUNCE : DEBOUNCE)
    return () => clearTimeout(timer.current)
  }, [
    sync,
    cleanZip,
    shippingId,
    pickupPoint,
    typed,
    externalFee,
    paymentId,
    items,
    customerType,
    market,
    isOtherEmail,
  ])
  useEffect(() => {
    // the order carries the whole form and completes the cart: a later update would find no open cart
    if (!isPlacing) return
    clearTimeout(timer.current)
    timer.current = undefined
  }, [isPlacing])

  const delivery = useOfferedDelivery(form, isCurrent)
  useEffect(() => {
    if (!options || !paymentId) return
    if (!options.payments.some(({ id }) => String(id) === paymentId)) setValue('paymentId', '')
  }, [options, paymentId, setValue])

  return {
    hasZip: cleanZip !== null,
    isCurrent,
    hasShipping: shippingId !== '',
    failures,
    retry: sync,
    flush,
    ...delivery,
  }
}

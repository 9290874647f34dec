import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useBlacklisted } from '@/components/checkout/form/use-blacklisted'
import type { CheckoutFormApi } from '@/components/checkout/form/use-checkout-form'
import { useCheckoutMarket } from '@/components/checkout/form/use-checkout-market'
import { useShopState } from '@/components/providers/use-shop'
import { itemsKey } from '@/lib/cart/cart-changes'
import { chosenShipping } from '@/lib/checkout/delivery/delivery-choice'
import { validEmail } from '@/lib/person/email'
import { normaliseZip } from '@/lib/person/postcode'
import { useCheckoutUpdates } from './use-checkout-updates'
import { useOfferedDelivery } from './use-offered-delivery'

/** In ms, after a choice or a change of the cart. */
const DEBOUNCE = 150
/** In ms, while the shopper types an e-mail address or a message to the carrier. */
const TYPING_DEBOUNCE = 2000

export type CheckoutSync = ReturnType<typeof useCheckoutSync>

/**
 * Keeps the service's checkout in sync with form and cart (R-CART-10): on entry, after e-mail and postcode, after each
 * choice, and when the cart changes in any tab. A method that is no longer offered is deselected.
 * `hasZip`: the postcode is valid. `isCurrent`: the offered methods are those for this postcode.
 */
export function useCheckoutSync(form: CheckoutFormApi) {
  const { watch, control, setValue } = form
  const [zip, shippingId, pickupPoint, deliveryNote, paymentId] = watch([
    'zip',
    'shippingId',
    'pickupPoint',
    'deliveryNote',
    'paymentId',
  ])
  const items = useShopState(({ cart }) => itemsKey(cart.data))
  const customerType = useShopState((state) => state.root.customerType)
  // a known shopper has a balance and prices of her own
  const userId = useShopState(({ auth }) => auth.user?.id)
  const options = useShopState((state) => state.checkout.options)
  const { alias: market } = useCheckoutMarket()
  const cleanZip = normaliseZip(market, zip)
  const offeredZip = useShopState((state) => state.checkout.currentZip)
  const isCurrent = cleanZip !== null && offeredZip === cleanZip
  // sent again when items or postcode have changed the fee
  const externalFee = chosenShipping(options, shippingId)?.externalFee?.incVat
  const isOtherEmail = useBlacklisted(form) === 'unknown'

  // the service finds the customer's balance by e-mail address
  const email = useWatch({ control, name: 'email', compute: validEmail })
  const typed = `${email} ${deliveryNote}`
  const choices = JSON.stringify([
    cleanZip,
    shippingId,
    pickupPoint,
    typed,
    externalFee,
    paymentId,
    items,
    customerType,
    userId,
    market,
    isOtherEmail,
  ])
  const { schedule, ...updates } = useCheckoutUpdates(form, choices)
  const sentTyped = useRef(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the choices needs an update
  useEffect(() => {
    const isTyping = sentTyped.current !== typed
    sentTyped.current = typed
    return schedule(isTyping ? TYPING_DEBOUNCE : DEBOUNCE)
  }, [schedule, choices])

  const delivery = useOfferedDelivery(form, isCurrent)
  useEffect(() => {
    if (!options || !paymentId) return
    if (!options.payments.some(({ id }) => String(id) === paymentId)) setValue('paymentId', '')
  }, [options, paymentId, setValue])

  return { hasZip: cleanZip !== null, isCurrent, hasShipping: Boolean(shippingId), ...updates, ...delivery }
}

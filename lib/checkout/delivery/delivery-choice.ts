import type { CheckoutForm } from '@/lib/checkout/form/checkout-form'
import type { CheckoutOptions, DeliveryChoice, ShippingMethod } from '@/lib/checkout/form/checkout-types'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import { orderArrival } from './order-arrival'
import type { StoredWindow } from './stored-delivery-window'

/** Value of `externalShippingFee` when the shop's own fee applies. */
const NO_EXTERNAL_FEE = -1

const NO_DELIVERY: DeliveryChoice = { nshiftData: null, externalShippingFee: NO_EXTERNAL_FEE }

/** The chosen shipping method; undefined when it is not offered. */
export const chosenShipping = (options: CheckoutOptions | null, shippingId: string): ShippingMethod | undefined =>
  options?.shipping.find(({ id }) => String(id) === shippingId)

/** The id of the pickup point if the method offers it, else ''. */
const agentOf = ({ points }: ShippingMethod, pickupPoint: string): string =>
  points.some(({ id }) => id === pickupPoint) ? pickupPoint : ''

/** The shopper's choices among the options of the delivery service (R-CHECKOUT-14). */
export function deliveryChoice(
  form: Pick<CheckoutForm, 'shippingId' | 'pickupPoint' | 'deliveryNote'>,
  options: CheckoutOptions | null,
): DeliveryChoice {
  const method = chosenShipping(options, form.shippingId)
  if (!method?.externalId) return NO_DELIVERY
  const value = form.deliveryNote.trim()
  const fields = method.note && value ? [{ label: method.note.label, value }] : []
  return {
    nshiftData: { selectedOptionId: method.externalId, agent: agentOf(method, form.pickupPoint), fields },
    externalShippingFee: method.externalFee?.incVat ?? NO_EXTERNAL_FEE,
  }
}

/** Maps a choice to fields of CheckoutInputType; `message` is the message to the carrier. */
export const deliveryInput = ({ nshiftData, externalShippingFee }: DeliveryChoice) => ({
  externalShippingId: nshiftData?.selectedOptionId ?? null,
  pickupPoint: nshiftData?.agent || null,
  externalShippingFee,
  message: nshiftData?.fields.map(({ label, value }) => `${label}: ${value}`).join('\n') || null,
})

/** Delivery window that the chosen shipping method promises now; null while no method is chosen. */
export function chosenDelivery(shop: Shop, form: CheckoutForm): StoredWindow | null {
  const { cart, checkout } = shop.store.getState()
  const method = chosenShipping(checkout.options, form.shippingId)
  if (!method) return null
  const { first, last } = orderArrival(new Date(), {
    market: checkoutMarket(shop),
    cart: cart.data,
    method: method.kind,
  })
  return { first: first.getTime(), last: last.getTime(), orderedAt: Date.now() }
}

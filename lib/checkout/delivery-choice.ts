import type { CheckoutForm } from './checkout-form'
import type { CheckoutOptions, ShippingMethod } from './checkout-types'

/** The result of the delivery service's widget, in its own words. */
export type NshiftData = { selectedOptionId: string; agent: string; fields: { label: string; value: string }[] }

/** `externalShippingFee` of a delivery that costs what the shop says. */
const NO_EXTERNAL_FEE = -1

/** What the order tells of its delivery besides `shippingId`. */
export type DeliveryChoice = {
  nshiftData: NshiftData | null
  /** In units of the currency, including VAT; -1 when there is none. */
  externalShippingFee: number
}

const NO_DELIVERY: DeliveryChoice = { nshiftData: null, externalShippingFee: NO_EXTERNAL_FEE }

/** The chosen way of delivery, if it is offered. */
export const chosenMethod = (options: CheckoutOptions | null, shippingId: string): ShippingMethod | undefined =>
  options?.shipping.find(({ id }) => String(id) === shippingId)

/** The point to send: the one chosen, as long as the method has it. */
const agentOf = ({ points }: ShippingMethod, pickupPoint: string): string =>
  points.some(({ id }) => id === pickupPoint) ? pickupPoint : ''

/** What was chosen of the delivery service's offer (R-CHECKOUT-14). */
export function deliveryChoice(
  form: Pick<CheckoutForm, 'shippingId' | 'pickupPoint' | 'deliveryNote'>,
  options: CheckoutOptions | null,
): DeliveryChoice {
  const method = chosenMethod(options, form.shippingId)
  if (!method?.externalId) return NO_DELIVERY
  const value = form.deliveryNote.trim()
  const fields = method.note && value ? [{ label: method.note.label, value }] : []
  return {
    nshiftData: { selectedOptionId: method.externalId, agent: agentOf(method, form.pickupPoint), fields },
    externalShippingFee: method.externalFee?.incVat ?? NO_EXTERNAL_FEE,
  }
}

/** Fields of CheckoutInputType for a choice; `message` is what was written to the carrier. */
export const deliveryInput = ({ nshiftData, externalShippingFee }: DeliveryChoice) => ({
  externalShippingId: nshiftData?.selectedOptionId ?? null,
  pickupPoint: nshiftData?.agent || null,
  externalShippingFee,
  message: nshiftData?.fields.map(({ label, value }) => `${label}: ${value}`).join('\n') || null,
})

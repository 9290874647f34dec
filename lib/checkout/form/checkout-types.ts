import type { DeliveryNote, PickupPoint } from '@/lib/checkout/delivery/delivery-data'
import type { PaymentType } from '@/lib/payment/payment-provider'
import type { PriceForms } from '@/lib/product/product-types'

/** `name` is shown to the shopper, `kind` is the technical name. */
export type ShippingMethod = {
  id: number
  name: string
  kind: string
  /** Name of the carrier's logo at the image service; '' when the shop shows an icon of its own. */
  logo: string
  fee: PriceForms
  isFree: boolean
  /** Id at the delivery service; '' when that service does not handle the method. */
  externalId: string
  /** Fee of the delivery service; null when it has none or it equals `fee`. */
  externalFee: ExternalFee | null
  points: PickupPoint[]
  note: DeliveryNote | null
}

/** A fee in units of the currency: 5.9 is 5,90 €. */
export type ExternalFee = { incVat: number; exVat: number }

export type PaymentMethod = {
  id: number
  name: string
  kind: string
  fee: PriceForms
  isFree: boolean
  /** Name of the provider's logo at the image service; '' when the shop shows an icon of its own. */
  logo: string
  type: PaymentType
  /** Embedded form of the provider, which replaces the shop's order button; null for other methods. */
  snippet: { html: string; isNewSession: boolean } | null
}

/** Methods that the backend offers for this cart. Payments are in the order of T24, and none is preselected. */
export type CheckoutOptions = { shipping: ShippingMethod[]; payments: PaymentMethod[] }

/** Result of the delivery service's widget; the field names are those of the widget. */
type NshiftData = { selectedOptionId: string; agent: string; fields: { label: string; value: string }[] }

/** Delivery fields of an order besides `shippingId`. */
export type DeliveryChoice = {
  nshiftData: NshiftData | null
  /** Fee of the delivery service including VAT, in units of the currency; -1 when there is none. */
  externalShippingFee: number
}

/** `autoAccept`: ordering implies this consent, so it is shown as text without a checkbox. */
export type Consent = { type: string; words: string; autoAccept: boolean }

/** What the service says about a checkout besides its methods. */
export type CheckoutFacts = {
  consents: Consent[]
  /** The e-mail sent, as `emailKey`, if the service refuses orders of that customer; '' otherwise. */
  blacklistedEmail: string
  /** Town of the postcode according to the service; '' when unknown. */
  town: string
}

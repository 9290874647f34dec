import type { PaymentType } from '@/lib/payment/payment-provider'
import type { PriceForms } from '@/lib/product/product-types'
import type { DeliveryNote, PickupPoint } from './delivery-data'

/** `name` is for the shopper, `kind` the technical name. */
export type ShippingMethod = {
  id: number
  name: string
  kind: string
  /** Name of the carrier's logo at the image service; '' where the shop draws its own mark. */
  logo: string
  fee: PriceForms
  isFree: boolean
  /** Its id at the delivery service; '' when it is none of theirs. */
  externalId: string
  /** The fee of the delivery service where it differs from `fee`. */
  externalFee: ExternalFee | null
  points: PickupPoint[]
  note: DeliveryNote | null
}

/** In units of the currency. */
export type ExternalFee = { incVat: number; exVat: number }

export type PaymentMethod = {
  id: number
  name: string
  kind: string
  fee: PriceForms
  isFree: boolean
  /** Name of the provider's logo at the image service; '' where the shop draws its own mark. */
  logo: string
  type: PaymentType
  /** Form of the provider that stands in the payment step in place of our order button; null for every other method. */
  snippet: { html: string; isNewSession: boolean } | null
}

/** What the backend offers this cart; payments stand in the order of T24, nothing selected. */
export type CheckoutOptions = { shipping: ShippingMethod[]; payments: PaymentMethod[] }

/** The result of the delivery service's widget, in its own words. */
type NshiftData = { selectedOptionId: string; agent: string; fields: { label: string; value: string }[] }

/** What the order tells of its delivery besides `shippingId`. */
export type DeliveryChoice = {
  nshiftData: NshiftData | null
  /** In units of the currency, including VAT; -1 when there is none. */
  externalShippingFee: number
}

/** `autoAccept`: the service takes it as given with the order, so it is told and has no box. */
export type Consent = { type: string; words: string; autoAccept: boolean }

/** What the service tells of a checkout besides its methods. */
export type CheckoutFacts = {
  consents: Consent[]
  /** E-mail of a customer whose orders the service refuses, in lower case; '' without one. */
  blacklistedEmail: string
  /** Of the postcode, as the shipping service knows it; '' when it does not. */
  town: string
}

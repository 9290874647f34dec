import type { PaymentType } from '@/lib/payment/payment-provider'
import type { PriceForms } from '@/lib/product/product-types'

/** `name` is for the shopper, `kind` the technical name. */
export type ShippingMethod = { id: number; name: string; kind: string; fee: PriceForms; isFree: boolean }

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

/** `autoAccept`: the service takes it as given with the order, so it is told and has no box. */
export type Consent = { type: string; words: string; autoAccept: boolean }

/** What the service tells of a checkout besides its methods. */
export type CheckoutFacts = {
  consents: Consent[]
  isBlacklisted: boolean
  /** Of the postcode, as the shipping service knows it; '' when it does not. */
  town: string
}

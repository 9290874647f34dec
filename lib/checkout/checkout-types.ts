import type { PriceForms } from '@/lib/product/product-types'

/** `name` is for the shopper, `kind` the technical name. */
export type ShippingMethod = { id: number; name: string; kind: string; fee: PriceForms; isFree: boolean }

export type PaymentMethod = { id: number; name: string; kind: string; fee: PriceForms; isFree: boolean }

/** What the backend offers this cart; payments stand in the order of T24, nothing selected. */
export type CheckoutOptions = { shipping: ShippingMethod[]; payments: PaymentMethod[] }

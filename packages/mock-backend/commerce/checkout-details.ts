import { addressType } from './address-type'
import type { CheckoutInput } from './checkout-input'

/** The fields of CheckoutType that repeat the input of this request; null where the input has none. Nothing is stored. */
export const checkoutDetails = ({ billingAddress, identityNumber }: CheckoutInput) => ({
  identityNumber: identityNumber ?? null,
  billingAddress: billingAddress ? addressType(billingAddress) : null,
})

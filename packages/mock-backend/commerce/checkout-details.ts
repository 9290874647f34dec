import { addressType } from './address-type'
import type { CheckoutInput } from './checkout-input'

/**
 * The fields of CheckoutType that repeat the input of this request; null where the input has none. What an earlier
 * request gave is never repeated: whoever got a cart link knows the cart's id.
 */
export const checkoutDetails = ({ email, billingAddress, identityNumber }: CheckoutInput) => ({
  email: email ?? null,
  identityNumber: identityNumber ?? null,
  billingAddress: billingAddress ? addressType(billingAddress) : null,
})

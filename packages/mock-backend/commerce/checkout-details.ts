import { addressType } from './address-type'
import type { CheckoutInput } from './checkout-input'

/** What the shopper has told the checkout in this request; null where nothing was told. It is not stored. */
export const checkoutDetails = ({ billingAddress, identityNumber }: CheckoutInput) => ({
  identityNumber: identityNumber ?? null,
  billingAddress: billingAddress ? addressType(billingAddress) : null,
})

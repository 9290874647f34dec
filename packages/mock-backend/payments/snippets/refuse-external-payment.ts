import type { CheckoutInput } from '#commerce/checkout-input'
import { shopError } from '#commerce/shop-error'
import type { Storefront } from '#commerce/storefront'
import { snippetProviderOf } from './external-options'

/** Returns the input. Throws INVALID_PAYMENT for an embedded payment: only its provider may place the order. */
export function refuseExternalPayment(input: CheckoutInput, { market }: Storefront): CheckoutInput {
  if (snippetProviderOf(market.alias, input.paymentId)) {
    throw shopError('INVALID_PAYMENT', 'Orders with this payment option are placed by its provider')
  }
  return input
}

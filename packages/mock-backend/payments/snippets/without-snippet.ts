import type { CheckoutInput } from '#commerce/checkout-input'
import type { Place } from '#commerce/place'
import { shopError } from '#commerce/shop-error'
import { snippetProviderOf } from './external-options'

/** The order a shop places itself: one that is paid in a provider's form is made by the provider's message alone. */
export function withoutSnippet(input: CheckoutInput, { market }: Place): CheckoutInput {
  if (snippetProviderOf(market.alias, input.paymentId)) {
    throw shopError('INVALID_PAYMENT', 'This way of paying is completed by its provider')
  }
  return input
}

import type { CheckoutFragment } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { emailKey } from '@/lib/person/email'
import type { CheckoutFacts } from './checkout-types'

/**
 * Maps what the service says about a checkout besides its methods. The consent `order` is left out, because the terms
 * have a checkbox of their own. The service's preselection is ignored: only the shopper can give consent. `email` is
 * the address in the request.
 */
export function mapCheckoutFacts(
  {
    consents,
    checkoutStatus,
    shippingAddress,
  }: Pick<CheckoutFragment, 'consents' | 'checkoutStatus' | 'shippingAddress'>,
  email: string,
): CheckoutFacts {
  return {
    consents: present(consents)
      .filter(({ type }) => type !== 'order')
      .map(({ type, name, description, autoAccept }) => ({ type, words: description || name, autoAccept })),
    blacklistedEmail: checkoutStatus === 'CUSTOMER_BLACKLISTED' ? emailKey(email) : '',
    town: shippingAddress?.city ?? '',
  }
}

import type { CheckoutFragment } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import type { CheckoutFacts } from './checkout-types'
import { emailKey } from './email-key'

/**
 * What the service tells of a checkout besides its methods. `order` is the consent to the terms, which have a box of
 * their own. Whether the service would tick a box is left out: a consent must be given by the shopper. `email` is the one
 * it was told.
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

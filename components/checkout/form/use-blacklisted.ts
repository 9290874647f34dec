import { useWatch } from 'react-hook-form'
import { useShopState } from '@/components/providers/use-shop'
import { emailKey } from '@/lib/person/email'
import type { CheckoutFormApi } from './use-checkout-form'

/**
 * Whether the service refuses orders with the e-mail address in the form. `unknown`: it refused another address, and
 * this one is not checked yet.
 */
export function useBlacklisted({ control }: CheckoutFormApi): 'yes' | 'no' | 'unknown' {
  const email = useWatch({ control, name: 'email' })
  const blacklisted = useShopState(({ checkout }) => checkout.blacklistedEmail)
  if (blacklisted === '') return 'no'
  return blacklisted === emailKey(email) ? 'yes' : 'unknown'
}

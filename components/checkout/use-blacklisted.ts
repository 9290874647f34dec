import { useWatch } from 'react-hook-form'
import { useShopState } from '@/components/providers/use-shop'
import { emailKey } from '@/lib/checkout/email-key'
import type { CheckoutFormApi } from './use-checkout-form'

/** `yes`: the service takes no orders of the e-mail in the form. `unknown`: it said so of another e-mail and is to be asked anew. */
export function useBlacklisted({ control }: CheckoutFormApi): 'yes' | 'no' | 'unknown' {
  const email = useWatch({ control, name: 'email' })
  const blacklisted = useShopState(({ checkout }) => checkout.blacklistedEmail)
  if (blacklisted === '') return 'no'
  return blacklisted === emailKey(email) ? 'yes' : 'unknown'
}

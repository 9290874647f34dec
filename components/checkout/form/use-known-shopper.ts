import { useEffect, useRef } from 'react'
import { useAccount } from '@/components/account/use-account'
import { useShopState } from '@/components/providers/use-shop'
import type { Account } from '@/lib/account/account'
import type { TextName } from '@/lib/checkout/form/checkout-form'
import type { CheckoutFormApi } from './use-checkout-form'
import { useCheckoutMarket } from './use-checkout-market'

const OF_PERSON = ['mobile', 'firstName', 'lastName', 'company'] as const
/** Only for an address in the country of delivery. */
const OF_ADDRESS = ['addressLine1', 'careOf', 'addressLine2', 'entryCode', 'zip', 'city'] as const

/** What an account knows of the fields of the checkout. */
function knownTexts({ email, address }: Account, country: string): Partial<Record<TextName, string>> {
  const isHere = !address.country || address.country === country
  const names = [...OF_PERSON, ...(isHere ? OF_ADDRESS : [])]
  return { email, ...Object.fromEntries(names.map((name) => [name, address[name]])) }
}

/**
 * Fills the empty fields of the form from the account, once for each shopper; what was typed stays. The account is read
 * again when somebody signs in while the checkout is open.
 */
export function useKnownShopper({ getValues, setValue }: CheckoutFormApi): void {
  const { country } = useCheckoutMarket()
  const userId = useShopState(({ auth }) => auth.user?.id ?? null)
  const { account } = useAccount(userId)
  const filledFor = useRef<number | null>(null)
  useEffect(() => {
    if (!account || filledFor.current === account.id) return
    filledFor.current = account.id
    for (const [name, text] of Object.entries(knownTexts(account, country.code))) {
      const field = name as TextName
      if (text && getValues(field) === '') setValue(field, text, { shouldValidate: true })
    }
  }, [account, country.code, getValues, setValue])
}

import type { Shop } from '@/lib/store/shop'
import type { CheckoutOptions } from './checkout-types'
import { emailKey } from './email-key'
import { isCredit } from './needs-personal-id'

/** The methods that lend no money. */
export const withoutCredit = (options: CheckoutOptions): CheckoutOptions => ({
  ...options,
  payments: options.payments.filter(({ kind }) => !isCredit(kind)),
})

/** Whether this e-mail has been told that it gets no credit. */
export function isRefusedCredit({ store }: Pick<Shop, 'store'>, email: string): boolean {
  const { noCreditFor } = store.getState().checkout
  return noCreditFor !== '' && noCreditFor === emailKey(email)
}

/** A customer may not buy on credit: invoice and instalments are not offered any more, other methods stay (R-CHECKOUT-17). */
export function withdrawCredit({ store }: Pick<Shop, 'store'>, email: string): void {
  const { checkout, setCheckout } = store.getState()
  setCheckout({
    noCreditFor: emailKey(email),
    options: checkout.options && withoutCredit(checkout.options),
  })
}

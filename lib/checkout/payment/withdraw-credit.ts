import type { CheckoutOptions } from '@/lib/checkout/form/checkout-types'
import { providerOf } from '@/lib/payment/payment-providers'
import { emailKey } from '@/lib/person/email'
import type { Shop } from '@/lib/store/shop'
import { isCredit } from './payment-choice'

/**
 * The options without credit methods, and without provider forms that may offer credit but do not report the choice.
 */
export const withoutCredit = (options: CheckoutOptions): CheckoutOptions => ({
  ...options,
  payments: options.payments.filter(({ kind, type }) => !isCredit(kind) && !providerOf(type)?.hidesMethod),
})

/** Whether credit was refused for this e-mail earlier in this tab. */
export function isRefusedCredit({ store }: Pick<Shop, 'store'>, email: string): boolean {
  const { noCreditFor } = store.getState().checkout
  return noCreditFor !== '' && noCreditFor === emailKey(email)
}

/** Removes invoice and instalments from the methods offered to a customer who was refused credit (R-CHECKOUT-17). */
export function withdrawCredit({ store }: Pick<Shop, 'store'>, email: string): void {
  const { checkout, setCheckout } = store.getState()
  setCheckout({
    noCreditFor: emailKey(email),
    options: checkout.options && withoutCredit(checkout.options),
  })
}

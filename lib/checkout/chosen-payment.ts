import type { CheckoutOptions, PaymentMethod } from './checkout-types'

/** The chosen payment method; undefined when it is not offered. */
export const chosenPayment = (options: CheckoutOptions | null, paymentId: string): PaymentMethod | undefined =>
  options?.payments.find(({ id }) => String(id) === paymentId)

import type { CheckoutOptions, PaymentMethod } from './checkout-types'

/** The payment method chosen in the form; undefined when none is chosen or the service does not offer it. */
export const chosenPayment = (options: CheckoutOptions | null, paymentId: string): PaymentMethod | undefined =>
  options?.payments.find(({ id }) => String(id) === paymentId)

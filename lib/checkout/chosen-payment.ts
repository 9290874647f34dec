import type { CheckoutOptions, PaymentMethod } from './checkout-types'

/** Finds the payment method chosen in the form. Undefined when none is chosen or the service does not offer it. */
export const chosenPayment = (options: CheckoutOptions | null, paymentId: string): PaymentMethod | undefined =>
  options?.payments.find(({ id }) => String(id) === paymentId)

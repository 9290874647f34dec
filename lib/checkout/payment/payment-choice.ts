import type { CheckoutForm } from '@/lib/checkout/form/checkout-form'
import type { CheckoutOptions, PaymentMethod } from '@/lib/checkout/form/checkout-types'
import type { PaymentProvider } from '@/lib/payment/payment-provider'
import { providerOf } from '@/lib/payment/payment-providers'
import { standard } from '@/lib/payment/standard'
import type { CustomerType } from '@/lib/store/customer-types'
import type { Shop } from '@/lib/store/shop'
import { paymentKind } from './payment-kind'

/** Finds the payment method chosen in the form. Undefined when none is chosen or the service does not offer it. */
export const chosenPayment = (options: CheckoutOptions | null, paymentId: string): PaymentMethod | undefined =>
  options?.payments.find(({ id }) => String(id) === paymentId)

/** Provider of the chosen payment method; the standard provider while none is chosen. */
export function chosenProvider({ store }: Shop, { paymentId }: CheckoutForm): PaymentProvider {
  const method = chosenPayment(store.getState().checkout.options, paymentId)
  return providerOf(method?.type ?? null) ?? standard
}

/** Whether a payment method is credit, judged by its technical name. */
export const isCredit = (kind: string): boolean => ['invoice', 'loan'].includes(paymentKind(kind) ?? '')

/** Whether a private person buys on credit: the checkout then asks for the personal number (R-VALID-03). */
export function needsPersonalId(
  options: CheckoutOptions | null,
  paymentId: string,
  customerType: CustomerType,
): boolean {
  const method = chosenPayment(options, paymentId)
  return customerType === 'PERSON' && method !== undefined && isCredit(method.kind)
}

import type { CustomerType } from '@/lib/store/customer-types'
import type { CheckoutOptions } from './checkout-types'
import { chosenPayment } from './chosen-payment'
import { paymentKind } from './payment-kind'

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

import { isCredit } from '@/lib/checkout/payment/payment-choice'

export type CustomerStatus = 'ok' | 'blacklisted' | 'invalidemail'

type Verdict = { isValid: boolean; message: string | null }

/**
 * Maps the validation of a customer to a status; an unknown message is `ok` (R-CHECKOUT-05, R-CHECKOUT-06,
 * R-CHECKOUT-08).
 */
export function orderStatus(verdict: Verdict | null | undefined): CustomerStatus {
  if (!verdict || verdict.isValid) return 'ok'
  if (verdict.message === 'Customer is blacklisted') return 'blacklisted'
  return verdict.message === 'Email seems to be invalid' ? 'invalidemail' : 'ok'
}

/**
 * Why a member may not use this payment method: `student` for the member type `NOCREDIT-Student`, `limited` for
 * `NOCREDIT`. Null when she may (R-CHECKOUT-07). An unknown method, '', counts as credit.
 */
export function creditLimit(memberType: string | null | undefined, paymentName: string): string | null {
  const type = (memberType ?? '').replace(/\s/g, '')
  const mayBeCredit = paymentName === '' || isCredit(paymentName)
  if (!type.startsWith('NOCREDIT') || !mayBeCredit) return null
  return type.split('-')[1]?.toLowerCase() || 'limited'
}

import { isCredit } from './needs-personal-id'

export type CustomerStatus = 'ok' | 'blacklisted' | 'invalidemail'

type Verdict = { isValid: boolean; message: string | null }

/** The service's word on a customer as a status (R-CHECKOUT-05, R-CHECKOUT-06, R-CHECKOUT-08). */
export function orderStatus(verdict: Verdict | null | undefined): CustomerStatus {
  if (!verdict || verdict.isValid) return 'ok'
  if (verdict.message === 'Customer is blacklisted') return 'blacklisted'
  return verdict.message === 'Email seems to be invalid' ? 'invalidemail' : 'ok'
}

/**
 * How far a member's credit is limited, for a payment that lends money: `student` of `NOCREDIT-Student`, else `limited`;
 * null when it is not, or when the payment lends nothing (R-CHECKOUT-07).
 */
export function creditLimit(memberType: string | null | undefined, paymentName: string): string | null {
  const type = (memberType ?? '').replace(/\s/g, '')
  if (!type.startsWith('NOCREDIT') || !isCredit(paymentName)) return null
  return type.split('-')[1]?.toLowerCase() || 'limited'
}

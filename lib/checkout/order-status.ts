export type CustomerStatus = 'ok' | 'blacklisted' | 'invalidemail'

type Verdict = { isValid: boolean; message: string | null }

/** The service's word on a customer as a status (R-CHECKOUT-05, R-CHECKOUT-06, R-CHECKOUT-08). */
export function orderStatus(verdict: Verdict | null | undefined): CustomerStatus {
  if (!verdict || verdict.isValid) return 'ok'
  if (verdict.message === 'Customer is blacklisted') return 'blacklisted'
  return verdict.message === 'Email seems to be invalid' ? 'invalidemail' : 'ok'
}

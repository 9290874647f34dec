/** `ok`, `blacklisted`, `invalidemail`, or what limits the credit: `limited`, or the part after the dash (`student`). */
export type CustomerStatus = string

type Verdict = { isValid: boolean; message: string | null; memberType?: string | null }

/** Ways of paying that lend money on the customer's word, by technical name (R-CHECKOUT-07). */
const CREDIT = ['DirectInvoice', 'Loan']

/** What limits the credit of a member; null when nothing does. */
function creditLimit(memberType: string | null | undefined): string | null {
  const type = (memberType ?? '').replace(/\s/g, '')
  if (!type.toUpperCase().startsWith('NOCREDIT')) return null
  return type.split('-')[1]?.toLowerCase() || 'limited'
}

/**
 * The service's word on a customer as a status (R-CHECKOUT-05…08).
 * @param method technical name of the chosen way of paying
 */
export function orderStatus(verdict: Verdict | null | undefined, method: string): CustomerStatus {
  if (verdict && !verdict.isValid && verdict.message === 'Customer is blacklisted') return 'blacklisted'
  if (verdict && !verdict.isValid && verdict.message === 'Email seems to be invalid') return 'invalidemail'
  return (CREDIT.includes(method) && creditLimit(verdict?.memberType)) || 'ok'
}

import type { MarketAlias } from '#catalogue/types'

/** How the service judges a customer, as far as an e-mail decides it. */
type CustomerVerdict = { isValid: boolean; message: string | null; memberType: string | null }

/** What becomes of a payment: the provider takes it, refuses it, or blocks the customer. */
type PaymentVerdict = 'accepted' | 'failed' | 'blocked'

/** Reserved e-mails of order validation (R-CHECKOUT-05…07). */
const VALIDATION_EMAILS: Record<string, CustomerVerdict> = {
  'blacklisted@kajo.test': { isValid: false, message: 'Customer is blacklisted', memberType: null },
  'invalid@kajo.test': { isValid: false, message: 'Email seems to be invalid', memberType: null },
  'nocredit@kajo.test': { isValid: true, message: null, memberType: 'NOCREDIT' },
  'nocredit-student@kajo.test': { isValid: true, message: null, memberType: 'NOCREDIT-Student' },
  'nocredit-curve@kajo.test': { isValid: true, message: null, memberType: 'NO CREDIT - Curve' },
  'member@kajo.test': { isValid: true, message: null, memberType: 'Member' },
}

/** Reserved e-mails of payment (R-CHECKOUT-11). */
const PAYMENT_EMAILS: Record<string, PaymentVerdict> = {
  'payment-failed@kajo.test': 'failed',
  'payment-blocked@kajo.test': 'blocked',
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

/** Reserved e-mails of everything an address is written down for: newsletter, availability. */
const REFUSED_EMAILS = { 'limited@kajo.test': 'RATE_LIMITED', 'broken@kajo.test': 'INTERNAL' } as const

/** Code with which a reserved address is refused. */
export const reservedRefusal = (email: string): string | undefined =>
  Object.entries(REFUSED_EMAILS).find(([reserved]) => reserved === email)?.[1]

/** Verdict on a customer; any other well-formed e-mail is welcome. */
export function judgeCustomer(email: string): CustomerVerdict {
  const key = email.trim().toLowerCase()
  const reserved = Object.hasOwn(VALIDATION_EMAILS, key) ? VALIDATION_EMAILS[key] : undefined
  if (reserved) return reserved
  if (EMAIL.test(key)) return { isValid: true, message: null, memberType: null }
  return { isValid: false, message: 'Email seems to be invalid', memberType: null }
}

/** Balance of `balance@kajo.test` in minor units including VAT: returns paid back to the account. */
const BALANCES: Record<MarketAlias, number> = { fi: 20_00, se: 200_00, no: 200_00, dk: 150_00 }

/** What a customer has in the account of a market, minor units. */
export const accountBalance = (email: string, market: MarketAlias): number =>
  email.trim().toLowerCase() === 'balance@kajo.test' ? BALANCES[market] : 0

export function judgePayment(email: string): PaymentVerdict {
  const key = email.trim().toLowerCase()
  return (Object.hasOwn(PAYMENT_EMAILS, key) && PAYMENT_EMAILS[key]) || 'accepted'
}

/** R-CHECKOUT-07: a member type that begins with NOCREDIT, spaces left out, may not buy on credit. */
export const hasNoCredit = (memberType: string | null): boolean =>
  (memberType ?? '').replaceAll(' ', '').toUpperCase().startsWith('NOCREDIT')

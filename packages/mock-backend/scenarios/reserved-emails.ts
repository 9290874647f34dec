import type { MarketAlias } from '#catalogue/types'

/** Result of validating a customer by e-mail. */
type CustomerVerdict = { isValid: boolean; message: string | null; memberType: string | null }

/** Result of a payment: accepted, failed, or the customer is blocked. */
type PaymentVerdict = 'accepted' | 'failed' | 'blocked'

/** Reserved e-mails of order validation (R-CHECKOUT-05…07). */
const VALIDATION_EMAILS: Record<string, CustomerVerdict> = {
  'blacklisted@kajo.test': { isValid: false, message: 'Customer is blacklisted', memberType: null },
  'mads.krogh@example.dk': { isValid: false, message: 'Customer is blacklisted', memberType: null },
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

/** Reserved e-mails that newsletter and availability requests refuse, with the error code. */
const REFUSED_EMAILS = { 'limited@kajo.test': 'RATE_LIMITED', 'broken@kajo.test': 'INTERNAL' } as const

/** Error code for a reserved address; undefined for any other address. */
export const reservedRefusal = (email: string): string | undefined =>
  Object.entries(REFUSED_EMAILS).find(([reserved]) => reserved === email)?.[1]

/** Validates a customer. Every well-formed e-mail that is not reserved is valid. */
export function judgeCustomer(email: string): CustomerVerdict {
  const key = email.trim().toLowerCase()
  const reserved = Object.hasOwn(VALIDATION_EMAILS, key) ? VALIDATION_EMAILS[key] : undefined
  if (reserved) return reserved
  if (EMAIL.test(key)) return { isValid: true, message: null, memberType: null }
  return { isValid: false, message: 'Email seems to be invalid', memberType: null }
}

/** Account balance of `balance@kajo.test`, minor units including VAT. */
const BALANCES: Record<MarketAlias, number> = { fi: 20_00, se: 200_00, no: 200_00, dk: 150_00 }

/** Account balance of a customer in a market, minor units including VAT. */
export const accountBalance = (email: string, market: MarketAlias): number =>
  email.trim().toLowerCase() === 'balance@kajo.test' ? BALANCES[market] : 0

export function judgePayment(email: string): PaymentVerdict {
  const key = email.trim().toLowerCase()
  return (Object.hasOwn(PAYMENT_EMAILS, key) && PAYMENT_EMAILS[key]) || 'accepted'
}

/** Whether a member type excludes credit: it begins with NOCREDIT, ignoring spaces (R-CHECKOUT-07). */
export const hasNoCredit = (memberType: string | null): boolean =>
  (memberType ?? '').replaceAll(' ', '').toUpperCase().startsWith('NOCREDIT')

import type { PaymentOutcome } from '#commerce/shop-records'

/** Result of a test card; `secure` requires a code first. */
type CardResult = PaymentOutcome | 'secure'

/** The only accepted card numbers, so that real cards are never entered. */
export const TEST_CARDS: Record<string, CardResult> = {
  '4111 1111 1111 1111': 'approved',
  '4000 0000 0000 3220': 'secure',
  '4000 0000 0000 0002': 'refused',
  '4000 0000 0000 9995': 'insufficient',
  '4100 0000 0000 0019': 'blocked',
  '4000 0000 0000 0119': 'error',
}

/** The correct code of the step after the card form. */
export const SECURE_CODE = '1234'

const digits = (text: string): string => text.replace(/\D/g, '')

const isFuture = (expiry: string, now: number): boolean => {
  const [, month = '0', year = '0'] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(expiry) ?? []
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  // A card is valid until the end of its expiry month.
  return isMonth && Date.UTC(2000 + Number(year), Number(month)) > now
}

export type CardField = 'number' | 'expiry' | 'code'

/** The result of a card payment, or the fields with errors. */
export function judgeCard(
  form: Record<CardField, string>,
  now: number,
): { result: CardResult } | { faults: CardField[] } {
  const result = Object.entries(TEST_CARDS).find(([number]) => digits(number) === digits(form.number))?.[1]
  const faults: CardField[] = []
  if (!result) faults.push('number')
  if (!isFuture(form.expiry, now)) faults.push('expiry')
  if (!/^\d{3,4}$/.test(form.code.trim())) faults.push('code')
  return result && faults.length === 0 ? { result } : { faults }
}

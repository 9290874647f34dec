/** Factors of the check digit of a Finnish reference number, from its last digit. */
const FACTORS = [7, 3, 1]
const LONGEST_REFERENCE = 20
/** The bar code has no place for more, in cents. */
const MOST_CENTS = 99_999_999

/** Digits of a Finnish reference number; null unless its check digit is right. */
function referenceDigits(text: string): string | null {
  const digits = text.replace(/\s+/g, '')
  if (!/^\d+$/.test(digits) || digits.length < 4 || digits.length > LONGEST_REFERENCE) return null
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (FACTORS[index % FACTORS.length] ?? 0), 0)
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1)) ? digits : null
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `YYMMDD`, zeros for an unknown day. */
const dayOf = (date: Date | null): string =>
  date ? two(date.getFullYear() % 100) + two(date.getMonth() + 1) + two(date.getDate()) : '000000'

type Bill = { iban: string; amount: number; reference: string; due: Date | null }

/**
 * The bar code of a Finnish invoice as text, which banks take in place of the scanned one: version 4 of Finance
 * Finland's guide, 54 digits. Null when an account in Finland or a valid reference number is missing.
 */
export function barCode({ iban, amount, reference, due }: Bill): string | null {
  const account = /^FI(\d{16})$/.exec(iban.replace(/\s+/g, ''))?.[1]
  const digits = referenceDigits(reference)
  const cents = Math.round(amount * 100)
  if (!account || !digits || cents <= 0 || cents > MOST_CENTS) return null
  return `4${account}${String(cents).padStart(8, '0')}000${digits.padStart(LONGEST_REFERENCE, '0')}${dayOf(due)}`
}

const EMAIL = /[^\s@"'<>()]+@[^\s@"'<>()]+\.[a-z]{2,}/gi
const QUERY_OR_HASH = /[?#][^\s"'<>)]*/g
const JWT = /\b[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\b/g
// Personal identity numbers and phone numbers; line:column pairs of a stack are shorter.
const LONG_NUMBER = /\+?\d[\d -]{6,}\d/g

/** Text fit for a log: addresses without query and hash, no e-mail, token, phone or identity number. */
export const stripPersonal = (text: string): string =>
  text.replace(QUERY_OR_HASH, '').replace(JWT, '[token]').replace(EMAIL, '[e-mail]').replace(LONG_NUMBER, '[number]')

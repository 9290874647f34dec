const QUERY_OR_HASH = /[?#][^\s"'<>)]*/g
// The search text in `/s/{text}`, `/list/{text}` and, encoded, `/api/search/{market}/{lang}/{query}/{text}`.
const SEARCHED = /((?:https?:\/\/[^\s/]+(?:\/[a-z]{2}){0,2}\/(?:s|list)|\/api\/search(?:\/[\w-]+){3})\/)[^\s"'<>)]+/g
const JWT = /\b[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\b/g
const NAMED_SECRET =
  /\b(bearer\s+|(?:token|api-?key|authorization|password|secret)["']?\s*[=:]\s*["']?(?:bearer\s+)?)[^\s"',;]+/gi
// Also credentials before the host of an address (`user:password@`). The lookbehind keeps the search linear.
const EMAIL = /(?:"[^"\n]*"|(?<![^\s@"'<>()/])[^\s@"'<>()/]+?)(?:@|%40)[^\s@"'<>()/]+/gi
// Ids of carts and orders are bearer secrets: they give access to the data.
const UUID = /\b[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}\b/gi
// Personal identity numbers and phone numbers; line:column pairs of a stack are shorter.
const LONG_NUMBER = /\+?\d[\d -]{6,}\d/g

/**
 * Removes personal data from a text for the log: query and fragment of addresses, e-mail addresses, tokens, ids of
 * carts and orders, phone and identity numbers, search texts.
 * @param {string} text
 */
export const stripPersonal = (text) =>
  text
    .replace(QUERY_OR_HASH, '')
    .replace(SEARCHED, '$1[search]')
    .replace(JWT, '[token]')
    .replace(NAMED_SECRET, '$1[token]')
    .replace(EMAIL, '[e-mail]')
    .replace(UUID, '[id]')
    .replace(LONG_NUMBER, '[number]')

import { plainCharacters } from '@/lib/config/visible-text'
import { MARKET_ALIASES, type MarketAlias } from '@/lib/market/market-table'

/** Calling code, pattern of a national mobile number without its leading zero, and sizes of its groups of digits. */
const RULES: Record<MarketAlias, { code: string; pattern: RegExp; groups: readonly number[] }> = {
  fi: { code: '358', pattern: /^(?:4\d{7,9}|50\d{5,8})$/, groups: [2, 3, 4] },
  se: { code: '46', pattern: /^7[02369]\d{7}$/, groups: [2, 3, 2, 2] },
  no: { code: '47', pattern: /^[49]\d{7}$/, groups: [3, 2, 3] },
  dk: { code: '45', pattern: /^[2-9]\d{7}$/, groups: [2, 2, 2, 2] },
}

/** Countries whose national numbers begin with a zero, which is left out after the calling code. */
const HAS_ZERO: Record<MarketAlias, boolean> = { fi: true, se: true, no: false, dk: false }

const FOREIGN = /^[1-9]\d{7,14}$/

/** Converts a number without calling code to international form; null when it is no mobile number of the country. */
function national(market: MarketAlias, number: string): string | null {
  const { code, pattern } = RULES[market]
  const bare = HAS_ZERO[market] ? number.replace(/^0/, '') : number
  return pattern.test(bare) ? `+${code}${bare}` : null
}

/** The same for digits that begin with the calling code of the country. */
function withCode(market: MarketAlias, digits: string): string | null {
  const { code } = RULES[market]
  return digits.startsWith(code) ? national(market, digits.slice(code.length)) : null
}

/** Digits with at most one plus in front; separators, `tel:`, and the zero of `+46 (0)70` are dropped. */
const digitsIn = (text: string): string =>
  plainCharacters(text)
    .replace(/^tel:/i, '')
    .replace(/\(\s*0\s*\)/, '')
    .replace(/[\s()./-]/g, '')

/**
 * Converts a mobile number to international form without spaces: `+46701234567`. Null when it is invalid. The calling
 * code of the four countries may stand without `+`, as in `46701234567`, if the number can be read in one way only.
 * Numbers of other countries need `+` or `00` in front, and only their length is checked.
 */
export function normaliseMobile(market: MarketAlias, text: string): string | null {
  const number = digitsIn(text).replace(/^00/, '+')
  if (!/^\+?\d+$/.test(number)) return null
  if (!number.startsWith('+')) {
    const readings = [national(market, number), ...MARKET_ALIASES.map((alias) => withCode(alias, number))]
    const [found, ...others] = readings.filter((reading) => reading !== null)
    return found && others.length === 0 ? found : null
  }
  const international = number.slice(1)
  if (international.startsWith(RULES[market].code)) return withCode(market, international)
  return FOREIGN.test(international) ? number : null
}

/**
 * Formats a mobile number for reading (R-CHECKOUT-12): `+46701234567` becomes `+46 70 123 45 67`. A number of another
 * country, or one that is not `+` and digits, is returned as it is.
 */
export function formatMobile(number: string): string {
  const country = Object.values(RULES).find(({ code }) => number.startsWith(`+${code}`))
  if (!country || !/^\+\d+$/.test(number)) return number
  const parts = [`+${country.code}`]
  let rest = number.slice(country.code.length + 1)
  for (const size of country.groups.slice(0, -1)) {
    parts.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  // Finnish numbers have different lengths, so the last group takes all remaining digits
  return [...parts, rest].filter(Boolean).join(' ')
}

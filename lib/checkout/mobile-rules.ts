import type { MarketAlias } from '@/lib/market/market-table'

/** Calling code, and the pattern of a national mobile number without its leading zero. */
const RULES: Record<MarketAlias, { code: string; pattern: RegExp }> = {
  fi: { code: '358', pattern: /^0?(?:4\d{7,9}|50\d{5,8})$/ },
  se: { code: '46', pattern: /^0?7[02369]\d{7}$/ },
  no: { code: '47', pattern: /^[49]\d{7}$/ },
  dk: { code: '45', pattern: /^[2-9]\d{7}$/ },
}

const FOREIGN = /^[1-9]\d{7,14}$/

/**
 * Whether a text is a mobile number of the country, written in any usual way. Numbers of other countries need `+` or
 * `00` in front and are only checked for their length.
 */
export function isMobile(market: MarketAlias, text: string): boolean {
  const typed = text.trim()
  if (!/^\+?[\d\s()./-]+$/.test(typed)) return false
  // "+46 (0)70" is written by many
  const number = typed
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  const { code, pattern } = RULES[market]
  if (!number.startsWith('+')) return pattern.test(number)
  const international = number.slice(1)
  return international.startsWith(code) ? pattern.test(international.slice(code.length)) : FOREIGN.test(international)
}

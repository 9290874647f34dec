import { visibleText } from '@/lib/config/visible-text'
import type { AppError } from '@/lib/errors/app-error'
import { formatMoney } from '@/lib/market/format-money'
import { MARKETS, type MarketAlias } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'

/** Length of the longest promo code; longer text is refused without a request. */
export const PROMO_CODE_MAX_LENGTH = 64

/**
 * A typed or pasted code as the service spells it: full-width letters as usual ones, one kind of hyphen, no invisible
 * characters, spaces, or quotation marks, brackets and punctuation around it.
 */
export const cleanCode = (text: string): string =>
  visibleText(text.normalize('NFKC'))
    .replace(/\s/g, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/^[\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`´.,;:]+|[\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'`´.,;:]+$/gu, '')

/** Prefix of the loyalty service's bonus vouchers, in upper or lower case (R-MEMBER-07). */
const VOUCHER = /^voyadovoucher_/i

export const isVoucher = (code: string): boolean => VOUCHER.test(code)

/** `key` names a message under `promo`; `amount` is the minimum purchase, formatted for the market, '' when unknown. */
export type PromoRefusal = {
  key:
    | 'codeInvalid'
    | 'voucherInvalid'
    | 'codeConditions'
    | 'codeMinimum'
    | 'voucherMinimum'
    | 'tooManyTries'
    | 'cartGone'
    | 'failed'
  amount: string
}

const refusal = (key: PromoRefusal['key'], amount = ''): PromoRefusal => ({ key, amount })

export const invalidCode = (code: string): PromoRefusal => refusal(isVoucher(code) ? 'voucherInvalid' : 'codeInvalid')

/** The refusal for unmet conditions. A voucher whose error names no minimum gets that of the market (T17). */
function conditionsOf(code: string, site: Site, market: MarketAlias, minimum: unknown): PromoRefusal {
  const written = (amount: number) => formatMoney({ market, lang: site.lang }, amount)
  if (isVoucher(code)) {
    return refusal('voucherMinimum', written(typeof minimum === 'number' ? minimum : MARKETS[market].bonusVoucherFrom))
  }
  return typeof minimum === 'number' ? refusal('codeMinimum', written(minimum)) : refusal('codeConditions')
}

/** Error codes of failures inside the service, which say nothing about the promo code. */
const INTERNAL = /^INTERNAL/

/**
 * Maps an error to the reason shown to the shopper (R-CART-14). `RequirementsNotMet` means unmet conditions, any other
 * error code of the service an invalid promo code. A failure of the service or the connection proves neither.
 */
export function promoRefusal(code: string, error: AppError, site: Site, market: MarketAlias): PromoRefusal {
  if (error.code === 'RATE_LIMITED' || error.statusCode === 429) return refusal('tooManyTries')
  const answer = error.code === 'GRAPHQL' ? String(error.detail.code ?? '') : 'INTERNAL'
  if (answer === 'RequirementsNotMet') return conditionsOf(code, site, market, error.detail.minimum)
  return INTERNAL.test(answer) ? refusal('failed') : invalidCode(code)
}

import type { AppError } from '@/lib/errors/app-error'
import { formatMoney } from '@/lib/market/format-money'
import { MARKETS, type MarketAlias } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'

/** No code is longer, so a longer text is not sent. */
export const PROMO_CODE_MAX_LENGTH = 64

/** Bonus vouchers of the loyalty service start with this, in any case (R-MEMBER-07). */
const VOUCHER = /^voyadovoucher_/i

export const isVoucher = (code: string): boolean => VOUCHER.test(code)

/** Key of a text under `promo`; `amount` is the least purchase, as written in the market, '' where nobody told it. */
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

/** The amount of the answer; for vouchers the channel's own where the answer names none (T17). */
function conditionsOf(code: string, site: Site, market: MarketAlias, minimum: unknown): PromoRefusal {
  const written = (amount: number) => formatMoney({ market, lang: site.lang }, amount)
  if (isVoucher(code)) {
    return refusal('voucherMinimum', written(typeof minimum === 'number' ? minimum : MARKETS[market].bonusVoucherFrom))
  }
  return typeof minimum === 'number' ? refusal('codeMinimum', written(minimum)) : refusal('codeConditions')
}

/** The service's own failures say nothing about a code. */
const INTERNAL = /^INTERNAL/

/**
 * Why a code was refused (R-CART-14): `RequirementsNotMet` means unmet conditions, any other word of the service that the
 * code is not valid; a service that did not answer has said nothing about it.
 */
export function promoRefusal(code: string, error: AppError, site: Site, market: MarketAlias): PromoRefusal {
  if (error.code === 'RATE_LIMITED' || error.statusCode === 429) return refusal('tooManyTries')
  const answer = error.code === 'GRAPHQL' ? String(error.detail.code ?? '') : 'INTERNAL'
  if (answer === 'RequirementsNotMet') return conditionsOf(code, site, market, error.detail.minimum)
  return INTERNAL.test(answer) ? refusal('failed') : invalidCode(code)
}

import { accountBalance } from '#scenarios/reserved-emails'
import { formatMoney, toDecimal, withVat } from './money'
import type { Place } from './place'

/** The part of `total` that the customer's balance pays; minor units including VAT. */
export const balanceUsed = (email: string | null, total: number, { market }: Place): number =>
  Math.min(accountBalance(email ?? '', market.alias), total)

/** The schema's BalanceType: the part of `total` (minor units including VAT) that the customer's balance pays. */
export function balanceType(email: string | null, total: number, place: Place) {
  const balance = accountBalance(email ?? '', place.market.alias)
  const pending = balanceUsed(email, total, place)
  const left = withVat(total - pending, place.market.vat)
  return {
    remaining: toDecimal(balance - pending),
    remainingFormatted: formatMoney(balance - pending, place),
    pending: toDecimal(pending),
    pendingFormatted: formatMoney(pending, place),
    totalSellingPriceExBalanceIncVat: toDecimal(left.inc),
    totalSellingPriceExBalanceExVat: toDecimal(left.ex),
    totalSellingPriceExBalanceIncVatFormatted: formatMoney(left.inc, place),
    totalSellingPriceExBalanceExVatFormatted: formatMoney(left.ex, place),
  }
}

import { accountBalance } from '#scenarios/reserved-emails'
import { amountFromIncVat, formatMoney, toDecimal } from './money'
import type { Storefront } from './storefront'

/** The part of `total` that the customer's balance pays; minor units including VAT. */
export const balanceUsed = (email: string | null, total: number, { market }: Storefront): number =>
  Math.min(accountBalance(email ?? '', market.alias), total)

/** The schema's BalanceType: the part of `total` (minor units including VAT) that the customer's balance pays. */
export function balanceType(email: string | null, total: number, storefront: Storefront) {
  const balance = accountBalance(email ?? '', storefront.market.alias)
  const pending = balanceUsed(email, total, storefront)
  const left = amountFromIncVat(total - pending, storefront.market.vat)
  return {
    remaining: toDecimal(balance - pending),
    remainingFormatted: formatMoney(balance - pending, storefront),
    pending: toDecimal(pending),
    pendingFormatted: formatMoney(pending, storefront),
    totalSellingPriceExBalanceIncVat: toDecimal(left.inc),
    totalSellingPriceExBalanceExVat: toDecimal(left.ex),
    totalSellingPriceExBalanceIncVatFormatted: formatMoney(left.inc, storefront),
    totalSellingPriceExBalanceExVatFormatted: formatMoney(left.ex, storefront),
  }
}

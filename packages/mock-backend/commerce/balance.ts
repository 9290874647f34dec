import { accountBalance } from '#scenarios/reserved-emails'
import type { Commerce } from './create-commerce'
import { amountFromIncVat, formatMoney, toDecimal } from './money'
import type { OrderRecord } from './shop-records'
import type { Storefront } from './storefront'

/**
 * The balance that a shopper can use, minor units: that of the account whose token the request has. An e-mail address
 * alone opens no account's balance, only that of a reserved address.
 */
function availableBalance({ accounts }: Commerce, email: string | null, { market, customerId }: Storefront): number {
  const customer = customerId == null ? null : accounts.byId(customerId)
  return customer ? (customer.balances[market.currency.code] ?? 0) : accountBalance(email ?? '', market.alias)
}

/** The part of `total` that the shopper's balance pays; minor units including VAT. */
export const balanceUsed = (commerce: Commerce, email: string | null, total: number, storefront: Storefront): number =>
  Math.min(availableBalance(commerce, email, storefront), total)

/** The part of the total that the balance paid, minor units; older orders did not store it. */
export const balanceOfOrder = ({ fromBalance, email, market }: OrderRecord, total: number): number =>
  fromBalance ?? Math.min(accountBalance(email, market), total)

/** Who pays a cart: by its e-mail address and the request, or its order. */
type Payer = { email: string | null; order: OrderRecord | null }

/** The schema's BalanceType: the part of `total` (minor units including VAT) that the balance pays. */
export function balanceType(commerce: Commerce, { email, order }: Payer, total: number, storefront: Storefront) {
  const available = availableBalance(commerce, email, storefront)
  const pending = order ? balanceOfOrder(order, total) : Math.min(available, total)
  // An order of an account has already reduced the balance.
  const remaining = Math.max(0, order?.customerId != null ? available : available - pending)
  const left = amountFromIncVat(total - pending, storefront.market.vat)
  return {
    remaining: toDecimal(remaining),
    remainingFormatted: formatMoney(remaining, storefront),
    pending: toDecimal(pending),
    pendingFormatted: formatMoney(pending, storefront),
    totalSellingPriceExBalanceIncVat: toDecimal(left.inc),
    totalSellingPriceExBalanceExVat: toDecimal(left.ex),
    totalSellingPriceExBalanceIncVatFormatted: formatMoney(left.inc, storefront),
    totalSellingPriceExBalanceExVatFormatted: formatMoney(left.ex, storefront),
  }
}

/** Whether the account of an order still has the balance with which the order was placed. */
export function hasBalanceOf({ accounts }: Commerce, { customerId, fromBalance = 0 }: OrderRecord, currency: string) {
  if (customerId == null || fromBalance === 0) return true
  return (accounts.byId(customerId)?.balances[currency] ?? 0) >= fromBalance
}

/** The customer of a completed order with the balance that is left; undefined when the order used none. */
export function customerAfter({ accounts }: Commerce, { customerId, fromBalance = 0 }: OrderRecord, currency: string) {
  const customer = customerId == null || fromBalance === 0 ? null : accounts.byId(customerId)
  if (!customer) return undefined
  const left = Math.max(0, (customer.balances[currency] ?? 0) - fromBalance)
  return { ...customer, balances: { ...customer.balances, [currency]: left } }
}

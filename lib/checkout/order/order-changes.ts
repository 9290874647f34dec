import type { Cart, CartLine } from '@/lib/cart/cart-types'
import { payableOf } from './order-amounts'

/** Rows of the order that hold an amount, besides its lines; each names a message under `cart`. */
export const AMOUNT_ROWS = ['fixedDiscount', 'shipping', 'paymentFee', 'balance'] as const

/**
 * One difference between two states of a cart. `name`: product and size. `short`: more pieces than are in stock.
 * `from` and `to`: formatted amounts; numbers are in units of the currency.
 */
export type OrderChange =
  | { kind: 'gone' | 'gift' | 'newGift'; name: string }
  | { kind: 'added' | 'fewer' | 'more' | 'short'; name: string; quantity: number }
  | { kind: 'price'; name: string; from: string; to: string }
  | { kind: 'code' | 'newCode'; code: string }
  | { kind: (typeof AMOUNT_ROWS)[number]; from: string | number; to: string | number }

/** What has changed since the shopper saw the order; `total` is null when the amount to pay is the same. */
export type OrderChanges = { total: { from: string; to: string } | null; list: OrderChange[] }

const nameOf = ({ product, size }: CartLine): string => [product.name, size].filter(Boolean).join(', ')

const bySku = (lines: CartLine[]): Map<number, CartLine> => new Map(lines.map((line) => [line.skuId, line]))

function lineChange(before: CartLine | undefined, after: CartLine): OrderChange[] {
  const { quantity, total, maxQuantity } = after
  const name = nameOf(after)
  const short: OrderChange[] = quantity > maxQuantity ? [{ kind: 'short', name, quantity: maxQuantity }] : []
  if (!before) return [{ kind: 'added', name, quantity }, ...short]
  if (quantity !== before.quantity) return [{ kind: quantity < before.quantity ? 'fewer' : 'more', name, quantity }]
  if (total.incVat === before.total.incVat) return short
  return [{ kind: 'price', name, from: before.total.incVat, to: total.incVat }, ...short]
}

function lineChanges(before: Cart, after: Cart): OrderChange[] {
  const [old, now] = [bySku(before.lines), bySku(after.lines)]
  const gone = before.lines.filter(({ skuId }) => !now.has(skuId))
  return [
    ...gone.map((line) => ({ kind: 'gone' as const, name: nameOf(line) })),
    ...after.lines.flatMap((line) => lineChange(old.get(line.skuId), line)),
  ]
}

function giftChanges(before: Cart, after: Cart): OrderChange[] {
  const [old, now] = [bySku(before.gifts), bySku(after.gifts)]
  return [
    ...before.gifts
      .filter(({ skuId }) => !now.has(skuId))
      .map((gift) => ({ kind: 'gift' as const, name: nameOf(gift) })),
    ...after.gifts
      .filter(({ skuId }) => !old.has(skuId))
      .map((gift) => ({ kind: 'newGift' as const, name: nameOf(gift) })),
  ]
}

const amountsOf = ({ summary }: Cart): Record<(typeof AMOUNT_ROWS)[number], string | number> => ({
  fixedDiscount: summary.fixedDiscountIncVat,
  shipping: summary.shipping.feeIncVat,
  paymentFee: summary.paymentFeeIncVat,
  balance: summary.balancePending ?? 0,
})

function codeChanges({ promoCode: before }: Cart, { promoCode: after }: Cart): OrderChange[] {
  if (before === after) return []
  return [
    ...(before === null ? [] : [{ kind: 'code' as const, code: before }]),
    ...(after === null ? [] : [{ kind: 'newCode' as const, code: after }]),
  ]
}

/** What an order is for: the amount to pay, items, gifts, promo code. */
const contentOf = (cart: Cart): string =>
  JSON.stringify([
    payableOf(cart),
    cart.promoCode,
    ...[cart.lines, cart.gifts].map((lines) => lines.map(({ skuId, quantity }) => `${skuId}x${quantity}`).sort()),
  ])

/** Compares the order that the shopper saw with the present one. Null when both are the same and in stock. */
export function orderChanges(before: Cart, after: Cart): OrderChanges | null {
  const isShort = after.lines.some(({ quantity, maxQuantity }) => quantity > maxQuantity)
  if (contentOf(before) === contentOf(after) && !isShort) return null
  const [from, to] = [payableOf(before), payableOf(after)]
  const [old, now] = [amountsOf(before), amountsOf(after)]
  const amounts = AMOUNT_ROWS.filter((row) => old[row] !== now[row])
  return {
    total: from === to ? null : { from, to },
    list: [
      ...lineChanges(before, after),
      ...giftChanges(before, after),
      ...codeChanges(before, after),
      ...amounts.map((row) => ({ kind: row, from: old[row], to: now[row] })),
    ],
  }
}

import type { Cart } from './cart-types'

/** Whether two states of a cart differ in item count, shipping fee, total or default-shipping flag (R-CART-09). */
export function cartChanged(before: Cart | null, after: Cart | null): boolean {
  if (!before || !after) return before !== after
  const [old, now] = [before.summary, after.summary]
  return (
    before.itemCount !== after.itemCount ||
    old.shipping.feeIncVat !== now.shipping.feeIncVat ||
    old.totalIncVat !== now.totalIncVat ||
    old.shipping.isDefault !== now.shipping.isDefault
  )
}

/** Whether the goods differ: subtotal or promo code (R-CART-10). */
export function itemsChanged(before: Cart | null, after: Cart | null): boolean {
  if (!before || !after) return before !== after
  return (
    before.summary.regularSubTotalIncVat !== after.summary.regularSubTotalIncVat || before.promoCode !== after.promoCode
  )
}

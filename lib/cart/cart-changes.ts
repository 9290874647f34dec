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

/** A key that changes with the items or the promo code of the cart (R-CART-10). */
export const itemsKey = (cart: Cart | null): string => JSON.stringify([cart?.summary.subTotalIncVat, cart?.promoCode])

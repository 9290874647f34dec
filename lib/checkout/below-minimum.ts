import type { Cart } from '@/lib/cart/cart-types'

/** Whether the goods are worth less than the channel's smallest order, in units of its currency (R-CHECKOUT-03, T17). */
export function belowMinimum({ summary }: Pick<Cart, 'summary'>, minOrderValue: number): boolean {
  return summary.totalIncVat - summary.shipping.feeIncVat < minOrderValue
}

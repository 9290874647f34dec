import type { Cart } from '@/lib/cart/cart-types'

/**
 * The amount by which the products fall short of the minimum order, in units of the currency; 0 when they reach it
 * (R-CHECKOUT-03, T17).
 */
export function missingToMinimum({ summary }: Pick<Cart, 'summary'>, minOrderValue: number): number {
  // whole cents: a difference of two floating-point amounts may have a long fraction
  const fees = summary.shipping.feeIncVat + summary.paymentFeeIncVat
  const missing = Math.round((minOrderValue - summary.totalIncVat + fees) * 100) / 100
  return Math.max(0, missing)
}

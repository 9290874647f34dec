import type { Cart } from '@/lib/cart/cart-types'

/**
 * Amount by which the total without fees is below the minimum order value, in units of the currency; 0 when it reaches
 * that value (R-CHECKOUT-03, T17).
 */
export function missingToMinimum({ summary }: Pick<Cart, 'summary'>, minOrderValue: number): number {
  // rounded to cents, because floating-point differences can have long fractions
  const fees = summary.shipping.feeIncVat + summary.paymentFeeIncVat
  const missing = Math.round((minOrderValue - summary.totalIncVat + fees) * 100) / 100
  return Math.max(0, missing)
}

import type { Cart } from '@/lib/cart/cart-types'
import type { ShippingMethod } from '@/lib/checkout/form/checkout-types'
import { formatPrice } from '@/lib/market/format-price'
import type { MarketLang } from '@/lib/market/site'
import type { PriceForms } from '@/lib/product/product-types'

/** The amount to pay, including VAT, as text: the one on the order button. */
export const payableOf = ({ summary: { toPay, total } }: Pick<Cart, 'summary'>): string => (toPay ?? total).incVat

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

/** The fee of a shipping method: that of the delivery service when it has one, else the shop's own. */
export const shippingFee = (place: MarketLang, { fee, externalFee }: ShippingMethod): PriceForms =>
  externalFee ? { incVat: formatPrice(place, externalFee.incVat), exVat: formatPrice(place, externalFee.exVat) } : fee

import type { Cart } from '@/lib/cart/cart-types'

/** The amount to pay, including VAT, as text: the one on the order button. */
export const payableOf = ({ summary: { toPay, total } }: Pick<Cart, 'summary'>): string => (toPay ?? total).incVat

import type { Cart } from '@/lib/cart/cart-types'

/** The amount that is left to pay, as the order button says it. */
export const payableOf = ({ summary: { toPay, total } }: Pick<Cart, 'summary'>): string => (toPay ?? total).incVat

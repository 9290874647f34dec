import type { Cart } from '@/lib/cart/cart-types'

/** Amount to pay including VAT, formatted as on the order button. */
export const payableOf = ({ summary: { toPay, total } }: Pick<Cart, 'summary'>): string => (toPay ?? total).incVat

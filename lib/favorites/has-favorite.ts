import type { ShopState } from '@/lib/store/shop-state'

/** Whether one of the products is a favourite. */
export const hasFavorite = ({ favorites: { ids } }: ShopState, products: readonly { id: number }[]): boolean =>
  ids.length > 0 && products.some(({ id }) => ids.includes(id))

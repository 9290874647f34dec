import 'client-only'
import type { Shop } from '@/lib/store/shop'
import { saveFavorites } from './save-favorites'

/** Removes products from the favourites. Returns a function that restores them at their positions. */
export function removeFavorites(shop: Shop, products: readonly number[]): () => void {
  const before = shop.store.getState().favorites.ids
  saveFavorites(
    shop,
    before.filter((id) => !products.includes(id)),
  )
  return () => {
    const now = shop.store.getState().favorites.ids
    const restored = before.filter((id) => products.includes(id) || now.includes(id))
    saveFavorites(shop, [...restored, ...now.filter((id) => !before.includes(id))])
  }
}

import 'client-only'
import type { Shop } from '@/lib/store/shop'
import { favoriteIds } from './favorite-ids'
import { readFavorites } from './read-favorites'
import { saveFavorites } from './save-favorites'

/** Adds a product to the favourites or removes it; does nothing for an empty or invalid id (R-FAV-02). */
export async function toggleFavorite(shop: Shop, product: number | string): Promise<void> {
  const [id] = favoriteIds([product])
  if (id === undefined) return
  const { favorites } = shop.store.getState()
  // the stored list has not been read yet: saving now would overwrite it
  if (!favorites.isKnown) await readFavorites(shop)
  const { ids } = shop.store.getState().favorites
  saveFavorites(shop, ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
}

import 'client-only'
import { safeLocalStorage } from '@/lib/browser/safe-storage'
import { FAVORITES_KEY } from '@/lib/config/constants'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'
import { favoriteIds } from './favorite-ids'

/**
 * Saves favourites that changed in this tab: store, storage, other tabs, and one event for each added or removed id
 * (R-FAV-02, R-FAV-03). When storage is blocked they are kept in memory only.
 */
export function saveFavorites(shop: Shop, ids: readonly number[]): void {
  const { favorites, setFavorites } = shop.store.getState()
  const next = favoriteIds(ids)
  setFavorites(next)
  safeLocalStorage.write(FAVORITES_KEY, JSON.stringify(next))
  shop.post({ type: 'favorites', data: next })
  for (const id of next) if (!favorites.ids.includes(id)) emit(shop, 'favorite:add', { id })
  for (const id of favorites.ids) if (!next.includes(id)) emit(shop, 'favorite:remove', { id })
}

/** Applies favourites from storage or another tab: sets the store only. */
export function receiveFavorites({ store }: Pick<Shop, 'store'>, ids: readonly unknown[]): void {
  store.getState().setFavorites(favoriteIds(ids))
}

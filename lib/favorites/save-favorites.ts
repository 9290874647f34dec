import 'client-only'
import { safeLocalStorage } from '@/lib/browser/safe-storage'
import { FAVORITES_KEY } from '@/lib/config/constants'
import { pushEvent } from '@/lib/store/push-event'
import type { Shop } from '@/lib/store/shop'
import { favoriteIds } from './favorite-ids'

/**
 * Saves favourites changed in this tab: store, storage, other tabs, and one event for each id that came or went
 * (R-FAV-02, R-FAV-03). Where storage is blocked they live as long as the tab.
 */
export function saveFavorites(shop: Shop, ids: readonly number[]): void {
  const { favorites, setFavorites } = shop.store.getState()
  const next = favoriteIds(ids)
  setFavorites(next)
  safeLocalStorage.write(FAVORITES_KEY, JSON.stringify(next))
  shop.post({ type: 'favorites', data: next })
  for (const id of next) if (!favorites.ids.includes(id)) pushEvent(shop, 'favorite:add', { id })
  for (const id of favorites.ids) if (!next.includes(id)) pushEvent(shop, 'favorite:remove', { id })
}

/** Applies favourites of the storage or of another tab: sets the store only. */
export function receiveFavorites({ store }: Pick<Shop, 'store'>, ids: readonly unknown[]): void {
  store.getState().setFavorites(favoriteIds(ids))
}

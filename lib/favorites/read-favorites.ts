import 'client-only'
import { safeLocalStorage } from '@/lib/browser/safe-storage'
import { FAVORITES_KEY } from '@/lib/config/constants'
import type { Shop } from '@/lib/store/shop'
import { receiveFavorites } from './save-favorites'

/**
 * Copies the favourites from local storage to the store, unless the store changes meanwhile. Loads the parser only if
 * something is stored.
 */
export async function readFavorites(shop: Pick<Shop, 'store'>): Promise<void> {
  const before = shop.store.getState().favorites
  const text = safeLocalStorage.read(FAVORITES_KEY)
  if (text === null) {
    // storage may be blocked: keep the favourites that this tab holds in memory
    if (!before.isKnown) receiveFavorites(shop, [])
    return
  }
  const { parseFavorites } = await import('./parse-favorites')
  if (shop.store.getState().favorites === before) receiveFavorites(shop, parseFavorites(text))
}

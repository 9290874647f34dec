import 'client-only'
import { safeLocalStorage } from '@/lib/browser/safe-storage'
import { FAVORITES_KEY } from '@/lib/config/constants'
import type { Shop } from '@/lib/store/shop'
import { receiveFavorites } from './save-favorites'

/** Puts the stored favourites into the store, once. The parser is loaded only where something is stored. */
export async function readFavorites(shop: Pick<Shop, 'store'>): Promise<void> {
  const isKnown = () => shop.store.getState().favorites.isKnown
  if (isKnown()) return
  const text = safeLocalStorage.read(FAVORITES_KEY)
  if (text === null) return receiveFavorites(shop, [])
  const { parseFavorites } = await import('./parse-favorites')
  // another tab may have sent newer ones meanwhile
  if (!isKnown()) receiveFavorites(shop, parseFavorites(text))
}

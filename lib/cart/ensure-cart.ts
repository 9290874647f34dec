import 'client-only'
import type { Shop } from '@/lib/store/shop'
import { failedResult } from './cart-result'
import { fetchCart } from './fetch-cart'
import { inTurn } from './in-turn'

/**
 * Fetches the cart, or stores that it cannot be fetched. Queued behind changes, so that an older response never
 * replaces a newer addition.
 */
export async function ensureCart(shop: Shop): Promise<void> {
  try {
    await inTurn(shop, () => fetchCart(shop))
  } catch (error) {
    console.error('The cart could not be fetched', error)
    shop.store.getState().setCartBroken(failedResult(error).code)
  }
}

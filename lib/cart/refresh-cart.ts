import 'client-only'
import type { Shop } from '@/lib/store/shop'
import { openOnly } from './cart-loading'
import { askCart } from './fetch-cart'
import { inTurn } from './in-turn'
import { receiveCart } from './receive-cart'

/**
 * Fetches a cart that another page or tab has changed, and sets it in the store only. Queued behind changes of this tab, so
 * that an older answer never replaces a newer one. Never rejects; on failure the store keeps its cart.
 */
export async function refreshCart(shop: Shop, id: string): Promise<void> {
  try {
    await inTurn(shop, async () => receiveCart(shop, openOnly(await askCart(shop, id))))
  } catch (error) {
    console.error('The cart could not be fetched again', error)
  }
}

import 'client-only'
import type { Shop } from '@/lib/store/shop'
import { openOnly } from './cart-loading'
import { askCart } from './fetch-cart'
import { inTurn } from './in-turn'
import { receiveCart } from './receive-cart'

/**
 * Shows the cart of that id as the service has it now, after another page or tab has changed it: the store only. In turn,
 * so that an older answer never replaces a newer add. Never throws; what cannot be fetched stays as it was.
 */
export async function refreshCart(shop: Shop, id: string): Promise<void> {
  try {
    await inTurn(shop, async () => receiveCart(shop, openOnly(await askCart(shop, id))))
  } catch (error) {
    console.error('The cart could not be fetched again', error)
  }
}

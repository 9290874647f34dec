import 'client-only'
import type { Shop } from '@/lib/store/shop'
import { failed } from './cart-result'
import { fetchCart } from './fetch-cart'
import { inTurn } from './in-turn'

/** Shows the cart, or that it cannot be shown just now; it is not lost then. In turn, so that an older answer never replaces a newer add. */
export async function bringCart(shop: Shop): Promise<void> {
  try {
    await inTurn(shop, () => fetchCart(shop))
  } catch (error) {
    console.error('The cart could not be fetched', error)
    shop.store.getState().setCartBroken(failed(error).code)
  }
}

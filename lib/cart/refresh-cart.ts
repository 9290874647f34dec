import 'client-only'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import { openOnly } from './cart-loading'
import type { Cart } from './cart-types'
import { fetchCartById } from './fetch-cart'
import { inTurn } from './in-turn'
import { receiveCart } from './receive-cart'

/**
 * Fetches a cart that another page or tab has changed, and sets it in the store only. Queued behind changes of this tab, so
 * that an older answer never replaces a newer one. Never rejects; on failure the store keeps its cart.
 */
export async function refreshCart(shop: Shop, id: string): Promise<Cart | null> {
  try {
    return await inTurn(shop, async () => {
      const cart = openOnly(await fetchCartById(shop, id))
      receiveCart(shop, cart)
      return cart
    })
  } catch (error) {
    console.error('The cart could not be fetched again', error)
    return null
  }
}

/**
 * For two tabs that change the cart at once: the answer to this tab may be older than the other tab's message, and would
 * replace it in both tabs. Fetches the cart again after pending changes, and sends it to the other tabs.
 */
export async function settleCart(shop: Shop, id: string): Promise<void> {
  const cart = await refreshCart(shop, id)
  if (cart) shop.post({ type: 'cart', data: cart, market: checkoutMarket(shop) })
}

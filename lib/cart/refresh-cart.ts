import 'client-only'
import type { Shop } from '@/lib/store/shop'
import { openOnly } from './cart-loading'
import type { Cart } from './cart-types'
import { fetchCartById } from './fetch-cart'
import { inTurn } from './in-turn'
import { receiveCart } from './receive-cart'
import { noteSeen, postCart } from './save-cart'
import { readSeen } from './seen-cart'

type OnFetched = (cart: Cart) => void

/** Fetches a cart after queued changes of this tab, so that an older answer never replaces a newer one. */
async function fetchAgain(shop: Shop, id: string, onFetched: OnFetched): Promise<Cart | null> {
  try {
    return await inTurn(shop, async () => {
      const cart = openOnly(await fetchCartById(shop, id))
      if (cart) onFetched(cart)
      receiveCart(shop, cart)
      return cart
    })
  } catch (error) {
    console.error('The cart could not be fetched again', error)
    return null
  }
}

/**
 * Fetches a cart that another page or tab has changed, and sets it in the store only. Never rejects; on failure the
 * store keeps its cart.
 */
export const refreshCart = (shop: Shop, id: string): Promise<Cart | null> => fetchAgain(shop, id, () => {})

/**
 * As `refreshCart`, for a page from the back/forward cache. Its store may hold an older cart than the shopper last saw,
 * so the answer is compared with the cart last seen.
 */
export const restoreCart = (shop: Shop, id: string): Promise<Cart | null> =>
  fetchAgain(shop, id, (cart) => noteSeen(shop, cart, readSeen(id, shop.config.site.lang)))

/**
 * Fetches the cart again after pending changes, and sends it to the other tabs. For two tabs that change the cart at
 * the same time: an answer to this tab may be older than the cart in the other tab's message, and would replace the
 * newer cart in both tabs.
 */
export async function settleCart(shop: Shop, id: string): Promise<void> {
  const cart = await refreshCart(shop, id)
  if (cart) postCart(shop, cart)
}

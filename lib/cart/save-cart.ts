import 'client-only'
import { readCookie, removeCookie, writeCookie } from '@/lib/browser/cookies'
import { CART_COOKIE_LIFE, COOKIE } from '@/lib/config/constants'
import type { Shop } from '@/lib/store/shop'
import type { Cart } from './cart-types'

/** Our own change: slice, cookie for 31,536,000,000 ms, other tabs (R-CART-05, R-CART-15). */
export function saveCart(shop: Shop, cart: Cart): void {
  const { setCart, setCartStored } = shop.store.getState()
  setCart(cart)
  writeCookie(COOKIE.cart, cart.id, CART_COOKIE_LIFE / 1000)
  setCartStored(readCookie(COOKIE.cart) === cart.id)
  shop.post({ type: 'cart', data: cart, market: shop.config.site.market })
}

/** Another tab's change: set only, so that no message answers a message. */
export function receiveCart(shop: Pick<Shop, 'store'>, cart: Cart | null): void {
  shop.store.getState().setCart(cart)
}

/** Forgets the cart here, in the cookie and in other tabs (first half of R-CART-04). */
export function clearCart(shop: Shop): void {
  shop.store.getState().setCart(null)
  removeCookie(COOKIE.cart)
  shop.post({ type: 'cart', data: null, market: shop.config.site.market })
}

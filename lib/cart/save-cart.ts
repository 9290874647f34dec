import 'client-only'
import { readCookie, removeCookie, writeCookie } from '@/lib/browser/cookies'
import { CART_COOKIE_LIFE, COOKIE } from '@/lib/config/constants'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import { noteServerChanges } from './cart-news'
import type { Cart } from './cart-types'

/**
 * Saves a cart changed in this tab: store, cookie (for 31,536,000,000 ms) and other tabs (R-CART-05, R-CART-15). Changes
 * that the service made are recorded for the notice in the cart.
 */
export function saveCart(shop: Shop, cart: Cart): void {
  const { setCart, setCartStored } = shop.store.getState()
  noteServerChanges(shop, cart)
  setCart(cart)
  writeCookie(COOKIE.cart, cart.id, CART_COOKIE_LIFE / 1000)
  setCartStored(readCookie(COOKIE.cart) === cart.id)
  shop.post({ type: 'cart', data: cart, market: checkoutMarket(shop) })
}

/** Removes the cart from the store, the cookie and the other tabs (first half of R-CART-04). */
export function clearCart(shop: Shop): void {
  shop.store.getState().setCart(null)
  removeCookie(COOKIE.cart)
  shop.post({ type: 'cart', data: null, market: checkoutMarket(shop) })
}

import 'client-only'
import { readCookie, removeCookie, writeCookie } from '@/lib/browser/cookies'
import { CART_COOKIE_LIFE, COOKIE } from '@/lib/config/constants'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import type { Cart } from './cart-types'
import { readSeen, removeSeen, seenCart, writeSeen } from './seen-cart'
import { noteServerChanges, shownCart } from './server-changes'

/**
 * Sends the cart to the other tabs through the BroadcastChannel of `lib/cross-tab/open-channel.ts`; they receive it in
 * `lib/flows/receive-message.ts`. Its texts are in the language of this tab.
 */
export const postCart = (shop: Shop, data: Cart | null): void =>
  shop.post({ type: 'cart', data, market: checkoutMarket(shop), lang: shop.config.site.lang })

/** Records what the service changed since the cart was last seen, then the cart as seen now. */
export function noteSeen(shop: Shop, cart: Cart, shown = shownCart(shop)): void {
  const { lang } = shop.config.site
  noteServerChanges(shop, shown ?? readSeen(cart.id, lang), cart)
  writeSeen(seenCart(cart), lang)
}

/**
 * Saves a cart changed in this tab: store, cookie (for 365 days) and other tabs (R-CART-05, R-CART-15). Changes that
 * the service made are recorded for the notice in the cart.
 */
export function saveCart(shop: Shop, cart: Cart): void {
  const { setCart, setCartStored } = shop.store.getState()
  noteSeen(shop, cart)
  setCart(cart)
  writeCookie(COOKIE.cart, cart.id, CART_COOKIE_LIFE / 1000)
  setCartStored(readCookie(COOKIE.cart) === cart.id)
  postCart(shop, cart)
}

/** Removes the cart from the store, the cookie and the other tabs (R-CART-04, removing). */
export function clearCart(shop: Shop): void {
  // before the store, because its listeners tell by the cookie that the cart is gone for good
  removeCookie(COOKIE.cart)
  shop.store.getState().setCart(null)
  removeSeen()
  postCart(shop, null)
}

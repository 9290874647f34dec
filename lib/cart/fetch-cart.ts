import 'client-only'
import { GetCartDocument } from '@/graphql/generated/graphql'
import { CART_RETRIES, CART_RETRY_DELAY, COOKIE } from '@/lib/config/constants'
import { readCookie } from '@/lib/store/cookies'
import type { Shop } from '@/lib/store/shop'
import type { Cart } from './cart-types'
import { readVariables } from './cart-variables'
import { mapCart } from './map-cart'
import { clearCart, saveCart } from './save-cart'

const pause = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay))

/** The cart as the backend has it; '' asks for a new one, null means there is none of that id. Throws AppError. */
export async function askCart(shop: Shop, id: string): Promise<Cart | null> {
  const data = await shop.query(GetCartDocument, { id, ...readVariables(shop) })
  return mapCart(data?.getCart)
}

const currentId = (shop: Shop): string => shop.store.getState().cart.data?.id ?? readCookie(COOKIE.cart) ?? ''

/**
 * Brings the cart: the current one, else the one of `givenId`, else a new one (guest's part of R-CART-01).
 * A completed cart counts as absent unless it was asked for by id (R-CART-02). When none comes, the cart is reset and
 * asked for again after 1 s, five times at most (R-CART-03). Null when all that failed. Throws AppError when the
 * backend is broken: the cart itself is then not lost.
 */
export async function fetchCart(shop: Shop, givenId = ''): Promise<Cart | null> {
  const { setRetryAttempts } = shop.store.getState()
  const cart = await askCart(shop, givenId || currentId(shop))
  if (cart && (givenId || !cart.isCompleted)) {
    setRetryAttempts(CART_RETRIES)
    saveCart(shop, cart)
    return cart
  }
  const { retryAttempts } = shop.store.getState().cart
  if (retryAttempts <= 0) return null
  setRetryAttempts(retryAttempts - 1)
  await pause(CART_RETRY_DELAY)
  return resetCart(shop)
}

/** Clears cart and cookie, then brings a new cart (guest's half of R-CART-04). */
export function resetCart(shop: Shop): Promise<Cart | null> {
  clearCart(shop)
  return fetchCart(shop)
}

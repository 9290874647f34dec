import 'client-only'
import { GetCartDocument } from '@/graphql/generated/graphql'
import { readCookie } from '@/lib/browser/cookies'
import { withLock } from '@/lib/browser/with-lock'
import { CART_LOCK, CART_RETRIES, CART_RETRY_DELAY, COOKIE } from '@/lib/config/constants'
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

/** Ids of the shopper's own cart: the one this tab shows, then the one of the cookie, which any tab may have written. */
const ownIds = (shop: Shop): string[] =>
  [shop.store.getState().cart.data?.id, readCookie(COOKIE.cart)].filter((id): id is string => Boolean(id))

/** A completed cart counts as absent (R-CART-02). */
function saveOpen(shop: Shop, cart: Cart | null): Cart | null {
  if (!cart || cart.isCompleted) return null
  shop.store.getState().setRetryAttempts(CART_RETRIES)
  saveCart(shop, cart)
  return cart
}

/**
 * Makes a cart, in place of `goneId` if there was one (guest's half of R-CART-04). One tab at a time: a tab that had to
 * wait takes the cart which the other has made. Null when the backend gives none; throws AppError.
 */
export function createCart(shop: Shop, goneId = ''): Promise<Cart | null> {
  return withLock(CART_LOCK, async () => {
    const known = ownIds(shop).find((id) => id !== goneId)
    const cart = known ? saveOpen(shop, await askCart(shop, known)) : null
    if (cart) return cart
    if (known || goneId) clearCart(shop)
    return saveOpen(shop, await askCart(shop, ''))
  })
}

/**
 * Fetches the shopper's cart, or makes one (guest's part of R-CART-01). When none comes, it is replaced after 1 s, five
 * times at most (R-CART-03). Null when all that failed. Throws AppError when the backend is broken: the cart itself is
 * then not lost.
 */
export async function fetchCart(shop: Shop): Promise<Cart | null> {
  let [id = ''] = ownIds(shop)
  let cart = id ? saveOpen(shop, await askCart(shop, id)) : await createCart(shop)
  while (!cart) {
    const { cart: state, setRetryAttempts } = shop.store.getState()
    if (state.retryAttempts <= 0) return null
    setRetryAttempts(state.retryAttempts - 1)
    await pause(CART_RETRY_DELAY)
    cart = await createCart(shop, id)
    ;[id = ''] = ownIds(shop)
  }
  return cart
}

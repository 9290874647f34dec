import 'client-only'
import { GetCartDocument } from '@/graphql/generated/graphql'
import { readCookie } from '@/lib/browser/cookies'
import { withLock } from '@/lib/browser/with-lock'
import { CART_LOCK, CART_RETRIES, COOKIE } from '@/lib/config/constants'
import type { Shop } from '@/lib/store/shop'
import { firstStep, nextStep, openOnly, ownCartId } from './cart-loading'
import type { Cart } from './cart-types'
import { cartVariables } from './cart-variables'
import { mapCart } from './map-cart'
import { nullWhenGone } from './null-when-gone'
import { clearCart, saveCart } from './save-cart'

const pause = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay))

/**
 * Fetches the cart with this id, or a new one for ''. Null when no cart has that id. With `forceRefresh`, the service
 * reads prices and stock of the products again and removes those that cannot be sold. Throws AppError.
 */
export async function fetchCartById(shop: Shop, id: string, forceRefresh = false): Promise<Cart | null> {
  const variables = { id, ...cartVariables(shop), ...(forceRefresh ? { forceRefresh } : {}) }
  const data = await nullWhenGone(shop.query(GetCartDocument, variables))
  return mapCart(data?.getCart)
}

const ownId = (shop: Shop): string => ownCartId(shop.store.getState().cart.data, readCookie(COOKIE.cart))

/** Fetches a cart and saves it unless it is completed. */
async function askOpen(shop: Shop, id: string): Promise<Cart | null> {
  const cart = openOnly(await fetchCartById(shop, id))
  if (!cart) return null
  shop.store.getState().setRetryAttempts(CART_RETRIES)
  saveCart(shop, cart)
  return cart
}

/**
 * Creates a cart, in place of `goneId` if that is not '' (R-CART-04, creating). One tab at a time: a tab that had to
 * wait uses the cart that the other tab created. Null when the backend returns none. Throws AppError.
 */
export function createCart(shop: Shop, goneId = ''): Promise<Cart | null> {
  return withLock(CART_LOCK, async () => {
    // first the cart of this tab, then that of the cookie, which another tab may have written
    const known = [shop.store.getState().cart.data?.id, readCookie(COOKIE.cart)].find((id) => id && id !== goneId)
    const cart = known ? await askOpen(shop, known) : null
    if (cart) return cart
    if (known || goneId) clearCart(shop)
    return askOpen(shop, '')
  })
}

/**
 * Fetches the shopper's cart or creates one, by the steps of `cart-loading`. Null when every attempt failed. Throws
 * AppError when the backend fails; the cart id is then kept.
 */
export async function fetchCart(shop: Shop): Promise<Cart | null> {
  const { cart, setRetryAttempts } = shop.store.getState()
  let step = firstStep(ownId(shop), cart.retryAttempts)
  while (step.kind !== 'end') {
    if (step.kind === 'replace' && step.delay > 0) await pause(step.delay)
    const answer = step.kind === 'ask' ? await askOpen(shop, step.id) : await createCart(shop, step.goneId)
    step = nextStep(step, answer, ownId(shop))
    setRetryAttempts(step.attempts)
  }
  return step.cart
}

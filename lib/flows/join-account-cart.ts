import 'client-only'
import type { Account } from '@/lib/account/account'
import { changeMetadata, fetchAccount } from '@/lib/account/change-account'
import { readCookie, removeCookie, writeCookie } from '@/lib/browser/cookies'
import { withLock } from '@/lib/browser/with-lock'
import { openOnly } from '@/lib/cart/cart-loading'
import { fetchCartById } from '@/lib/cart/fetch-cart'
import { inTurn } from '@/lib/cart/in-turn'
import { mergeCart } from '@/lib/cart/merge-cart'
import { saveCart } from '@/lib/cart/save-cart'
import { CART_COOKIE_LIFE, CART_MERGE_LOCK, COOKIE } from '@/lib/config/constants'
import type { Shop } from '@/lib/store/shop'

/**
 * Notes the guest's cart as one that is to be merged. Before the tokens are stored, so that a reload at any moment
 * continues the merge (R-CART-06, R-CART-15).
 */
export function noteGuestCart(): void {
  const id = readCookie(COOKIE.cart)
  if (id && !readCookie(COOKIE.oldCart)) writeCookie(COOKIE.oldCart, id, CART_COOKIE_LIFE / 1000)
}

/** Makes the cart that the account names the cart of this device; false when that cart is gone or ordered (R-CART-02). */
async function openAccountCart(shop: Shop, id: string): Promise<boolean> {
  const cart = await inTurn(shop, async () => openOnly(await fetchCartById(shop, id)))
  if (cart) saveCart(shop, cart)
  return cart !== null
}

async function join(shop: Shop, { metaData }: Account): Promise<void> {
  const oldId = readCookie(COOKIE.oldCart)
  const mine = readCookie(COOKIE.cart)
  const isOpen = metaData.cartId !== null && (await openAccountCart(shop, metaData.cartId))
  const hasMerged = isOpen && oldId !== undefined && (await mergeCart(shop, oldId))
  removeCookie(COOKIE.oldCart)
  if (hasMerged) await fetchAccount(shop)
  else if (!isOpen && mine) await changeMetadata(shop, { cartId: mine })
}

/**
 * Makes the cart of the account that of this device (R-CART-01), and adds to it what the guest had (R-CART-06,
 * R-CART-07); without one, the guest's cart becomes the account's. One tab at a time. Never rejects: after a failure,
 * which is only logged (R-CART-08), the next page continues.
 */
export async function joinAccountCart(shop: Shop, account: Account): Promise<void> {
  try {
    await withLock(CART_MERGE_LOCK, () => join(shop, account))
  } catch (error) {
    console.error('Error merging carts', error)
  }
}

/**
 * Keeps the account's metadata at the id of the cart of this device: a new cart is written there, a removed one becomes
 * null (R-CART-04). Returns a cleanup function.
 */
export const watchCartId = (shop: Shop): (() => void) =>
  shop.store.subscribe(({ cart: { data }, auth: { user } }, before) => {
    if (!user || data?.id === before.cart.data?.id) return
    // the store is also emptied when another page has replaced the cart
    if (data || !readCookie(COOKIE.cart)) void changeMetadata(shop, { cartId: data?.id ?? null })
  })

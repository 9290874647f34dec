import { randomUUID } from 'node:crypto'
import { cartType } from './cart-type'
import { createCart, saveChange } from './carts'
import type { Commerce } from './create-commerce'
import { knownCart, openCart, touch } from './open-cart'
import { shopError } from './shop-error'
import type { CartRecord } from './shop-records'
import type { Storefront } from './storefront'

/** Changes an open cart and returns it as CartType; null when the cart is unknown or completed. */
function change(commerce: Commerce, id: string, storefront: Storefront, apply: (cart: CartRecord) => void) {
  const cart = openCart(commerce, id)
  if (!cart) return null
  apply(cart)
  return saveChange(commerce, cart, storefront)
}

/** Removes every item, and a promo code that no longer has an effect. The cart keeps its id. */
export const clearCart = (commerce: Commerce, id: string, storefront: Storefront) =>
  change(commerce, id, storefront, (cart) => {
    cart.lines = []
  })

/** Stores `merchantData`, free text of the shop, with the cart. */
export const setCartMerchantData = (commerce: Commerce, id: string, merchantData: string, storefront: Storefront) =>
  change(commerce, id, storefront, (cart) => {
    cart.merchantData = merchantData
  })

/** Null for an unknown or completed cart; else throws UNKNOWN_PACKAGE, because the catalogue has no packages. */
export function updateCartGroup(commerce: Commerce, id: string, groupKey: string | null | undefined): null {
  if (!openCart(commerce, id)) return null
  throw shopError('UNKNOWN_PACKAGE', 'There is no such package in the cart', { groupKey })
}

type CloneCart = { id: string; resetPromotions?: boolean | null }

/**
 * Creates a cart with the items of another cart, which may be completed, and its promo code unless `resetPromotions` is
 * set. What was entered in checkout is not copied. Null for an unknown cart.
 */
export function cloneCart(commerce: Commerce, { id, resetPromotions }: CloneCart, storefront: Storefront) {
  const source = knownCart(commerce, id)
  if (!source) return null
  const cart = createCart(commerce)
  cart.lines = source.lines.map((line) => ({ ...line, id: randomUUID() }))
  cart.promoCode = resetPromotions ? null : source.promoCode
  touch(commerce, cart)
  return cartType(commerce, cart, storefront)
}

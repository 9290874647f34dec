import 'client-only'
import { AddToCartDocument } from '@/graphql/generated/graphql'
import { AppError } from '@/lib/errors/app-error'
import { canAdd } from '@/lib/product/can-add'
import { pushEvent } from '@/lib/store/push-event'
import type { Shop } from '@/lib/store/shop'
import { showAdded } from './added-notice'
import { type CartResult, failed } from './cart-result'
import type { AddRequest, Cart } from './cart-types'
import { writeVariables } from './cart-variables'
import { fetchCart, resetCart } from './fetch-cart'
import { mapCart } from './map-cart'
import { saveCart } from './save-cart'

const quantityOf = (cart: Cart | null, skuId: number): number =>
  cart?.lines.find((line) => line.skuId === skuId)?.quantity ?? 0

/** One attempt; null when the service gave no cart (errors of the question itself are tolerated, R-GQL-09). */
async function send(shop: Shop, id: string, { skuId, quantity }: AddRequest): Promise<Cart | null> {
  try {
    const data = await shop.mutate(AddToCartDocument, { id, item: { skuId, quantity }, ...writeVariables(shop) })
    return mapCart(data?.addToCart)
  } catch (error) {
    if (error instanceof AppError && error.code === 'GRAPHQL') return null
    throw error
  }
}

/** Puts pieces into the cart, without waiting for a turn and without a notice (T19). Throws AppError when the backend is broken. */
export async function addPieces(shop: Shop, request: AddRequest): Promise<CartResult> {
  const before = shop.store.getState().cart.data ?? (await fetchCart(shop))
  if (!before) return { ok: false, code: 'CART_MISSING' }
  if (request.stock !== undefined) {
    const verdict = canAdd({
      stock: request.stock,
      inCart: quantityOf(before, request.skuId),
      quantity: request.quantity,
    })
    if (!verdict.ok) return { ok: false, code: 'OUT_OF_STOCK', stock: request.stock }
  }
  let cart = await send(shop, before.id, request)
  if (!cart) {
    // T19: the cart may be gone; once, with a new one
    const fresh = await resetCart(shop)
    cart = fresh && (await send(shop, fresh.id, request))
  }
  if (!cart) return { ok: false, code: 'CART_MISSING' }
  saveCart(shop, cart)
  const line = cart.lines.find(({ skuId }) => skuId === request.skuId)
  if (line) pushEvent(shop, 'cart:add', { ...line, quantity: request.quantity })
  return { ok: true, cart }
}

/** An add as the shopper sees it: what was put in the bag is told afterwards (R-CART-11). Never throws. */
export async function sendAdd(shop: Shop, request: AddRequest): Promise<CartResult> {
  const result = await addPieces(shop, request).catch(failed)
  const line = result.ok ? result.cart.lines.find(({ skuId }) => skuId === request.skuId) : undefined
  if (line) showAdded(shop, { ...line, quantity: request.quantity })
  return result
}

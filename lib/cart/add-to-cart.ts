import 'client-only'
import { AddToCartDocument } from '@/graphql/generated/graphql'
import { AppError } from '@/lib/errors/app-error'
import { canAdd } from '@/lib/product/can-add'
import { pushEvent } from '@/lib/store/push-event'
import type { Shop } from '@/lib/store/shop'
import { showAdded } from './added-notice'
import { type CartResult, failed } from './cart-result'
import type { Cart } from './cart-types'
import { writeVariables } from './cart-variables'
import { fetchCart, resetCart } from './fetch-cart'
import { inTurn } from './in-turn'
import { mapCart } from './map-cart'
import { saveCart } from './save-cart'

/** `stock` is the sku's `totalStock` as the page knows it; left out, only the backend decides. */
export type AddRequest = { skuId: number; quantity: number; stock?: number }

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

async function add(shop: Shop, request: AddRequest): Promise<CartResult> {
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
  if (line) {
    showAdded(shop, { ...line, quantity: request.quantity })
    pushEvent(shop, 'cart:add', { ...line, quantity: request.quantity })
  }
  return { ok: true, cart }
}

/** Adds pieces of a sku; failures are values, never throws (R-CART-05, R-CART-11, T19). */
export const addToCart = (shop: Shop, request: AddRequest): Promise<CartResult> =>
  inTurn(shop, () => add(shop, request).catch(failed))

import 'client-only'
import { UpdateCartItemDocument } from '@/graphql/generated/graphql'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'
import { type CartResult, failedResult } from './cart-result'
import type { Cart, CartLine } from './cart-types'
import { cartVariables } from './cart-variables'
import { delayQuantity } from './delay-quantity'
import { fetchCart } from './fetch-cart'
import { inTurn } from './in-turn'
import { mapCart } from './map-cart'
import { nullWhenGone } from './null-when-gone'
import { saveCart } from './save-cart'

async function send(shop: Shop, cart: Cart, line: CartLine, quantity: number): Promise<CartResult> {
  const variables = { id: cart.id, item: { id: line.id, quantity }, ...cartVariables(shop) }
  const data = await nullWhenGone(shop.mutate(UpdateCartItemDocument, variables, { keepalive: true }))
  const updated = mapCart(data?.updateCartItem)
  if (!updated) {
    // the cart no longer exists: fetch the current one
    await fetchCart(shop)
    return { ok: false, code: 'CART_MISSING' }
  }
  saveCart(shop, updated)
  const left = updated.lines.find(({ skuId }) => skuId === line.skuId)?.quantity ?? 0
  // at most what the shopper has asked for: the rest is a correction by the service, or came from another tab
  const added = Math.min(left, quantity) - line.quantity
  const removed = line.quantity - Math.max(left, quantity)
  if (added > 0) emit(shop, 'cart:add', { ...line, quantity: added })
  if (removed > 0) emit(shop, 'cart:remove', { ...line, quantity: removed })
  // the service may set a smaller quantity than requested without an error
  return left < quantity ? { ok: false, code: 'OUT_OF_STOCK', stock: left } : { ok: true, cart: updated }
}

/** The result of a change that is not sent. */
function unchanged(shop: Shop): CartResult {
  const { data } = shop.store.getState().cart
  return data ? { ok: true, cart: data } : { ok: false, code: 'CART_MISSING' }
}

async function takeTurn(shop: Shop, lineId: string, quantity: number): Promise<CartResult> {
  const { cart } = shop.store.getState()
  const line = cart.data?.lines.find(({ id }) => id === lineId)
  // the line has been removed in the meantime, or its quantity changed again: only the latest quantity is sent
  if (!cart.data || !line || cart.wanted[lineId] !== quantity) return unchanged(shop)
  try {
    return await send(shop, cart.data, line, quantity)
  } catch (error) {
    return { stock: line.maxQuantity, ...failedResult(error) }
  }
}

/** Queues the quantity; sends nothing if the shopper has chosen another one by the time its turn comes. */
async function sendInTurn(shop: Shop, lineId: string, quantity: number): Promise<CartResult> {
  const result = await inTurn(shop, () => takeTurn(shop, lineId, quantity))
  const { cart, setWanted } = shop.store.getState()
  // keep a change made during the request: it is sent next
  if (cart.wanted[lineId] === quantity) setWanted(lineId, null)
  return result
}

/**
 * Sets the quantity of a line; 0 removes it. The quantity is shown at once, and the old one again after a refusal.
 * Requests are sent one after the other. Of several quick changes only the first and the last are sent; the others
 * resolve with the cart as it is. Never throws.
 */
export function updateCartItem(shop: Shop, lineId: string, quantity: number): Promise<CartResult> {
  shop.store.getState().setWanted(lineId, quantity)
  return new Promise((resolve) => {
    delayQuantity(shop, lineId, quantity, {
      send: () => resolve(sendInTurn(shop, lineId, quantity)),
      skip: () => resolve(unchanged(shop)),
    })
  })
}

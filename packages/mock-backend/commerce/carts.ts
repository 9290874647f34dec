import { randomUUID } from 'node:crypto'
import { cartType } from './cart-type'
import type { Commerce } from './create-commerce'
import { openCart, touch } from './open-cart'
import type { Place } from './place'
import { dropGoneCode, dropIdleCode } from './promo-codes'
import { outOfStock, shopError } from './shop-error'
import type { CartRecord } from './shop-records'

export type ItemInput = { skuId?: number | null; id?: string | null; quantity: number; message?: string | null }

/** A new, empty cart. */
export function createCart({ state, clock }: Commerce): CartRecord {
  const cart: CartRecord = {
    id: randomUUID(),
    lines: [],
    promoCode: null,
    shippingId: null,
    merchantData: null,
    email: null,
    completed: false,
    orderPublicId: null,
    updatedAt: clock(),
  }
  state.commit({ cart })
  return cart
}

type GetCart = { id?: string | null; includeCompleted?: boolean | null; forceRefresh?: boolean | null }

/** No id makes a cart; an unknown id, or a completed cart that was not asked for, is null (R-CART-02). */
export function getCart(commerce: Commerce, args: GetCart, place: Place) {
  if (!args.id) return cartType(commerce, createCart(commerce), place)
  const { carts } = commerce.state.data
  const known = Object.hasOwn(carts, args.id) ? carts[args.id] : undefined
  const cart = known && (!known.completed || args.includeCompleted) ? known : null
  if (!cart) return null
  if (args.forceRefresh && !cart.completed) {
    cart.lines = cart.lines.filter((line) => commerce.stock(line.skuId).totalStock > 0)
    touch(commerce, cart)
  }
  if (!cart.completed && dropGoneCode(commerce, cart, place)) touch(commerce, cart)
  return cartType(commerce, cart, place)
}

const lineOf = (cart: CartRecord, item: ItemInput) =>
  cart.lines.find((line) => (item.id ? line.id === item.id : line.skuId === item.skuId))

/** The answer to a change: a code whose conditions are no longer met leaves the cart with it. */
function changed(commerce: Commerce, cart: CartRecord, place: Place) {
  dropIdleCode(commerce, cart, place)
  touch(commerce, cart)
  return cartType(commerce, cart, place)
}

/** Sets a line to a quantity; refuses more than the stock allows and skus nobody sells. */
function setQuantity(commerce: Commerce, cart: CartRecord, skuId: number, quantity: number): void {
  if (!commerce.index.bySku.has(skuId)) throw shopError('UNKNOWN_SKU', 'There is no such sku', { skuId })
  const available = commerce.stock(skuId).totalStock
  if (quantity > available) throw outOfStock(skuId, available)
  const line = cart.lines.find((candidate) => candidate.skuId === skuId)
  if (line) line.quantity = quantity
  else cart.lines.push({ id: randomUUID(), skuId, quantity })
}

/** No greeting is longer; what is stored must stay small. */
const MAX_MESSAGE = 500

function checkMessage({ message }: ItemInput): void {
  if ((message?.length ?? 0) > MAX_MESSAGE)
    throw shopError('BAD_MESSAGE', 'The message is too long', { most: MAX_MESSAGE })
}

/** Keeps what the shopper wrote to an item; nothing written leaves the message as it is. */
function keepMessage(cart: CartRecord, skuId: number, message: string | null | undefined): void {
  const line = cart.lines.find((candidate) => candidate.skuId === skuId)
  if (line && message != null) line.message = message
}

/** Adds to what is there already (R-GQL-09). Null when the cart is gone; OUT_OF_STOCK names what is available. */
export function addToCart(commerce: Commerce, id: string, item: ItemInput, place: Place) {
  const cart = openCart(commerce, id)
  if (!cart) return null
  const line = lineOf(cart, item)
  const skuId = line?.skuId ?? item.skuId
  if (skuId == null) throw shopError('UNKNOWN_SKU', 'An item needs a sku')
  checkMessage(item)
  if (item.quantity < 1) throw shopError('BAD_QUANTITY', 'At least one piece must be added')
  setQuantity(commerce, cart, skuId, (line?.quantity ?? 0) + item.quantity)
  keepMessage(cart, skuId, item.message)
  return changed(commerce, cart, place)
}

/** The catalogue has no packages: null when the cart is gone, UNKNOWN_PACKAGE otherwise. */
export function addPackageToCart(commerce: Commerce, id: string, packageId: number): null {
  if (!openCart(commerce, id)) return null
  throw shopError('UNKNOWN_PACKAGE', 'There is no such package', { packageId })
}

/** Sets the quantity of a line; 0 removes it, and removing what is not there is no error. */
export function updateCartItem(commerce: Commerce, id: string, item: ItemInput, place: Place) {
  const cart = openCart(commerce, id)
  if (!cart) return null
  checkMessage(item)
  if (item.quantity < 0) throw shopError('BAD_QUANTITY', 'A quantity cannot be negative')
  const line = lineOf(cart, item)
  if (item.quantity === 0) {
    cart.lines = cart.lines.filter((candidate) => candidate !== line)
  } else {
    const skuId = line?.skuId ?? item.skuId
    if (skuId == null) throw shopError('UNKNOWN_SKU', 'There is no such item in the cart')
    // Less is always allowed, even when the rest has been sold meanwhile.
    if (line && item.quantity < line.quantity) line.quantity = item.quantity
    else setQuantity(commerce, cart, skuId, item.quantity)
    keepMessage(cart, skuId, item.message)
  }
  return changed(commerce, cart, place)
}

/** Freezes a cart; an unknown one is null, a completed one stays as it is. */
export function completeCart(commerce: Commerce, id: string, place: Place) {
  const { carts } = commerce.state.data
  const cart = Object.hasOwn(carts, id) ? carts[id] : undefined
  if (!cart) return null
  cart.completed = true
  touch(commerce, cart)
  return cartType(commerce, cart, place)
}

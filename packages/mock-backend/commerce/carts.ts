import { randomUUID } from 'node:crypto'
import { cartType } from './cart-type'
import type { Commerce } from './create-commerce'
import { isSoldIn } from './is-sold-in'
import { knownCart, openCart, touch } from './open-cart'
import { dropIdleCode } from './promo-codes'
import { outOfStock, shopError } from './shop-error'
import type { CartRecord } from './shop-records'
import type { Storefront } from './storefront'

export type ItemInput = { skuId?: number | null; id?: string | null; quantity: number; message?: string | null }

/** Creates and stores an empty cart. */
export function createCart({ state, clock }: Commerce): CartRecord {
  const cart: CartRecord = {
    id: randomUUID(),
    lines: [],
    promoCode: null,
    shippingId: null,
    paymentId: null,
    merchantData: null,
    email: null,
    completed: false,
    orderPublicId: null,
    updatedAt: clock(),
  }
  state.commit({ cart })
  return cart
}

/**
 * Removes what an open cart can no longer have: skus taken out of sale, with `isForced` also sold-out skus, and a promo
 * code without an effect.
 */
function refresh(commerce: Commerce, cart: CartRecord, storefront: Storefront, isForced: boolean): void {
  const { withdrawn } = commerce.scenario
  const lines = cart.lines.filter(
    ({ skuId }) => !withdrawn.has(skuId) && (!isForced || commerce.stock(skuId).totalStock > 0),
  )
  const isShorter = lines.length < cart.lines.length
  cart.lines = lines
  if (dropIdleCode(commerce, cart, storefront) || isShorter) touch(commerce, cart)
}

type GetCart = { id?: string | null; includeCompleted?: boolean | null; forceRefresh?: boolean | null }

/**
 * Creates a cart when there is no id. Null for an unknown id, and for a completed cart unless `includeCompleted` is set
 * (R-CART-02).
 */
export function getCart(commerce: Commerce, args: GetCart, storefront: Storefront) {
  if (!args.id) return cartType(commerce, createCart(commerce), storefront)
  const cart = args.includeCompleted ? knownCart(commerce, args.id) : openCart(commerce, args.id)
  if (!cart) return null
  if (!cart.completed) refresh(commerce, cart, storefront, args.forceRefresh === true)
  return cartType(commerce, cart, storefront)
}

const lineOf = (cart: CartRecord, item: ItemInput) =>
  cart.lines.find((line) => (item.id ? line.id === item.id : line.skuId === item.skuId))

/** Finishes a change: removes a code that no longer has an effect, stores the cart and returns it as CartType. */
export function saveChange(commerce: Commerce, cart: CartRecord, storefront: Storefront) {
  dropIdleCode(commerce, cart, storefront)
  touch(commerce, cart)
  return cartType(commerce, cart, storefront)
}

/** Sets the quantity of a sku. Throws UNKNOWN_SKU when the market does not sell the sku, and OUT_OF_STOCK. */
function setQuantity(
  commerce: Commerce,
  cart: CartRecord,
  { skuId, quantity }: { skuId: number; quantity: number },
  { market }: Storefront,
): void {
  const entry = commerce.index.bySku.get(skuId)?.entry
  const isWithdrawn = commerce.scenario.withdrawn.has(skuId)
  if (!entry || isWithdrawn || !isSoldIn(entry, market.alias))
    throw shopError('UNKNOWN_SKU', 'There is no such sku', { skuId })
  const available = commerce.stock(skuId).totalStock
  if (quantity > available) throw outOfStock(skuId, available)
  const line = cart.lines.find((candidate) => candidate.skuId === skuId)
  if (line) line.quantity = quantity
  else cart.lines.push({ id: randomUUID(), skuId, quantity })
}

/** Characters of an item's message; limits the size of the state file. */
const MAX_MESSAGE = 500

function checkMessage({ message }: ItemInput): void {
  if ((message?.length ?? 0) > MAX_MESSAGE)
    throw shopError('BAD_MESSAGE', 'The message is too long', { most: MAX_MESSAGE })
}

/** Stores the shopper's message on the line of a sku. A missing message leaves the stored one unchanged. */
function keepMessage(cart: CartRecord, skuId: number, message: string | null | undefined): void {
  const line = cart.lines.find((candidate) => candidate.skuId === skuId)
  if (line && message != null) line.message = message
}

/**
 * Adds pieces to the quantity that is in the cart (R-GQL-09). Null for an unknown or completed cart. Throws
 * UNKNOWN_SKU, BAD_QUANTITY, BAD_MESSAGE and OUT_OF_STOCK.
 */
export function addToCart(commerce: Commerce, id: string, item: ItemInput, storefront: Storefront) {
  const cart = openCart(commerce, id)
  if (!cart) return null
  const skuId = lineOf(cart, item)?.skuId ?? item.skuId
  if (skuId == null) throw shopError('UNKNOWN_SKU', 'An item needs a sku')
  // Not the line of `item.id`, which may be unknown while the cart has the sku.
  const line = lineOf(cart, { ...item, id: null, skuId })
  checkMessage(item)
  if (item.quantity < 1) throw shopError('BAD_QUANTITY', 'At least one piece must be added')
  setQuantity(commerce, cart, { skuId, quantity: (line?.quantity ?? 0) + item.quantity }, storefront)
  keepMessage(cart, skuId, item.message)
  return saveChange(commerce, cart, storefront)
}

/** Null for an unknown or completed cart; else throws UNKNOWN_PACKAGE, because the catalogue has no packages. */
export function addPackageToCart(commerce: Commerce, id: string, packageId: number): null {
  if (!openCart(commerce, id)) return null
  throw shopError('UNKNOWN_PACKAGE', 'There is no such package', { packageId })
}

/** Sets the quantity of a line. 0 removes the line; removing a line that does not exist is not an error. */
export function updateCartItem(commerce: Commerce, id: string, item: ItemInput, storefront: Storefront) {
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
    // A smaller quantity is always accepted, even when the stock has fallen below it.
    if (line && item.quantity < line.quantity) line.quantity = item.quantity
    else setQuantity(commerce, cart, { skuId, quantity: item.quantity }, storefront)
    keepMessage(cart, skuId, item.message)
  }
  return saveChange(commerce, cart, storefront)
}

/**
 * Marks an ordered cart as completed, so that it cannot be changed. Null for an unknown cart. Throws CART_NOT_ORDERED
 * for a cart without an order, because otherwise everybody who knows its id could close it.
 */
export function completeCart(commerce: Commerce, id: string, storefront: Storefront) {
  const cart = knownCart(commerce, id)
  if (!cart) return null
  const isOrdered = Object.values(commerce.state.data.orders).some(
    ({ cartId, status }) => cartId === id && status === 'completed',
  )
  if (!isOrdered) throw shopError('CART_NOT_ORDERED', 'Only an ordered cart can be completed')
  cart.completed = true
  touch(commerce, cart)
  return cartType(commerce, cart, storefront)
}

import 'client-only'
import { AddPackageToCartDocument, AddToCartDocument } from '@/graphql/generated/graphql'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'
import { showAdded } from './added-notice'
import { type CartResult, failedResult } from './cart-result'
import type { AddOptions, AddRequest, Cart } from './cart-types'
import { cartVariables } from './cart-variables'
import { createCart, fetchCart } from './fetch-cart'
import { mapCart } from './map-cart'
import { nullWhenGone } from './null-when-gone'
import { saveCart } from './save-cart'
import type { PackageContent } from './shared-cart-types'

/** Adds to the cart with this id; null when that cart does not exist. */
type Send = (cartId: string) => Promise<Cart | null>

/** The cart to add to: the displayed one, else that of the cookie, else a new one. */
const cartToAddTo = async (shop: Shop): Promise<Cart | null> => shop.store.getState().cart.data ?? fetchCart(shop)

/**
 * Adds items and saves the answer; repeats once with a new cart if `before` no longer exists (T19). Throws AppError.
 */
async function sendTo(shop: Shop, before: Cart, send: Send): Promise<CartResult> {
  let cart = await nullWhenGone(send(before.id))
  if (!cart) {
    const created = await createCart(shop, before.id)
    cart = created && (await nullWhenGone(send(created.id)))
  }
  if (!cart) return { ok: false, code: 'CART_MISSING' }
  saveCart(shop, cart)
  return { ok: true, cart }
}

const piecesOf = ({ lines }: Cart, skuId: number): number =>
  lines.find((candidate) => candidate.skuId === skuId)?.quantity ?? 0

/** Result of an addition. `added`: pieces that the service has added, which may be fewer than requested. */
export type AddResult = (Extract<CartResult, { ok: true }> & { added: number }) | Extract<CartResult, { ok: false }>

/** Adds pieces of a sku, without queueing and without a notice (T19). Throws AppError when the backend fails. */
export async function addPieces(
  shop: Shop,
  { skuId, quantity }: AddRequest,
  { isMerge = false }: AddOptions = {},
): Promise<AddResult> {
  const before = await cartToAddTo(shop)
  if (!before) return { ok: false, code: 'CART_MISSING' }
  const result = await sendTo(shop, before, async (id) => {
    const data = await shop.mutate(AddToCartDocument, { id, item: { skuId, quantity }, ...cartVariables(shop) })
    return mapCart(data?.addToCart)
  })
  if (!result.ok) return result
  const line = result.cart.lines.find((candidate) => candidate.skuId === skuId)
  const inCart = result.cart.id === before.id ? piecesOf(before, skuId) : 0
  const added = Math.min((line?.quantity ?? 0) - inCart, quantity)
  // the service may leave out pieces that are not in stock without an error
  if (!line || added <= 0) return { ok: false, code: 'OUT_OF_STOCK', stock: line?.quantity ?? 0 }
  if (!isMerge) emit(shop, 'cart:add', { ...line, quantity: added })
  return { ...result, added }
}

/** Adds one package, without queueing and without a notice. Throws AppError when the backend fails. */
export async function addPackage(
  shop: Shop,
  { packageId, selections }: PackageContent,
  { isMerge = false }: AddOptions = {},
): Promise<CartResult> {
  const before = await cartToAddTo(shop)
  if (!before) return { ok: false, code: 'CART_MISSING' }
  const result = await sendTo(shop, before, async (id) => {
    const variables = { id, packageId, selections, ...cartVariables(shop) }
    return mapCart((await shop.mutate(AddPackageToCartDocument, variables))?.addPackageToCart)
  })
  const skuIds = new Set(selections.map(({ skuId }) => skuId))
  for (const line of result.ok && !isMerge ? result.cart.lines : []) {
    if (skuIds.has(line.skuId)) emit(shop, 'cart:add', { ...line, quantity: 1 })
  }
  return result
}

/**
 * Adds pieces and opens the added notice (R-CART-11), unless the caller reports the addition in a snackbar. Never
 * throws.
 */
export async function sendAdd(shop: Shop, request: AddRequest): Promise<CartResult> {
  const result = await addPieces(shop, request).catch(failedResult)
  const line = result.ok ? result.cart.lines.find(({ skuId }) => skuId === request.skuId) : undefined
  if (result.ok && line && request.notifyVariant !== 'snackbar') showAdded(shop, { ...line, quantity: result.added })
  return result
}

import 'client-only'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Shop } from '@/lib/store/shop'
import type { Cart, CartLine } from './cart-types'

/** A line that the service removed, or whose quantity it reduced, without the shopper's request. */
export type ServerChange = Pick<CartLine, 'skuId' | 'size' | 'quantity'> & { name: string }

export type CartNews = {
  /** `quantity` is the quantity left; 0 when the line was removed. */
  changes: ServerChange[]
  /** Promo code that the service removed; null when it removed none. */
  lostCode: string | null
}

export const NO_NEWS: CartNews = { changes: [], lostCode: null }

const stores = new WeakMap<object, StoreApi<CartNews>>()

/** Changes that the service made to the cart of this tab; kept until the shopper closes the cart. */
export function cartNews(shop: Pick<Shop, 'store'>): StoreApi<CartNews> {
  const known = stores.get(shop.store)
  if (known) return known
  const fresh = createStore<CartNews>(() => NO_NEWS)
  stores.set(shop.store, fresh)
  return fresh
}

/** Lines that were removed or reduced, except those the shopper is changing: `wanted` is her quantity by line id. */
export function serverChanges(before: Cart, after: Cart, wanted: Record<string, number>): ServerChange[] {
  return before.lines.flatMap(({ id, skuId, size, quantity, product }) => {
    const left = after.lines.find((line) => line.skuId === skuId)?.quantity ?? 0
    return left < quantity && wanted[id] === undefined ? [{ skuId, size, quantity: left, name: product.name }] : []
  })
}

/** Records what the service changed between the cart in the store and its answer, if both are the same cart. */
export function noteServerChanges({ store }: Pick<Shop, 'store'>, after: Cart): void {
  const { data: before, wanted, isRepricing } = store.getState().cart
  if (before?.id !== after.id) return
  const changes = serverChanges(before, after, wanted)
  // a code that the shopper is replacing or removing is not lost
  const lostCode = after.promoCode === null && !isRepricing ? before.promoCode : null
  if (changes.length === 0 && lostCode === null) return
  const news = cartNews({ store })
  const isOther = ({ skuId }: ServerChange) => changes.every((change) => change.skuId !== skuId)
  news.setState((known) => ({
    changes: [...known.changes.filter(isOther), ...changes],
    lostCode: lostCode ?? known.lostCode,
  }))
}

import 'client-only'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Shop } from '@/lib/store/shop'
import type { Cart, CartLine } from './cart-types'

/** A line that the service took out, or of which it left fewer pieces, without the shopper's asking. */
export type ServerChange = Pick<CartLine, 'skuId' | 'size' | 'quantity'> & { name: string }

export type CartNews = {
  /** `quantity` is what is left: 0 when the line is gone. */
  changes: ServerChange[]
  /** Code that the service took out; null when it did not. */
  lostCode: string | null
}

export const NO_NEWS: CartNews = { changes: [], lostCode: null }

const stores = new WeakMap<object, StoreApi<CartNews>>()

/** What the service changed in the cart of a tab, until the shopper has closed the cart. */
export function cartNews(shop: Pick<Shop, 'store'>): StoreApi<CartNews> {
  const known = stores.get(shop.store)
  if (known) return known
  const fresh = createStore<CartNews>(() => NO_NEWS)
  stores.set(shop.store, fresh)
  return fresh
}

/** Differences between two states of one cart that are not in `wanted`, the quantities the shopper asked for by line. */
export function serverChanges(before: Cart, after: Cart, wanted: Record<string, number>): ServerChange[] {
  return before.lines.flatMap(({ id, skuId, size, quantity, product }) => {
    const left = after.lines.find((line) => line.skuId === skuId)?.quantity ?? 0
    return left < quantity && wanted[id] === undefined ? [{ skuId, size, quantity: left, name: product.name }] : []
  })
}

/** Notes what the service changed by itself between the cart shown and its answer; another cart is no change of this one. */
export function noteServerChanges({ store }: Pick<Shop, 'store'>, after: Cart): void {
  const { data: before, wanted, isRepricing } = store.getState().cart
  if (before?.id !== after.id) return
  const changes = serverChanges(before, after, wanted)
  // while the shopper changes the code herself, nothing is lost
  const lostCode = after.promoCode === null && !isRepricing ? before.promoCode : null
  if (changes.length === 0 && lostCode === null) return
  const news = cartNews({ store })
  const isOther = ({ skuId }: ServerChange) => changes.every((change) => change.skuId !== skuId)
  news.setState((known) => ({
    changes: [...known.changes.filter(isOther), ...changes],
    lostCode: lostCode ?? known.lostCode,
  }))
}

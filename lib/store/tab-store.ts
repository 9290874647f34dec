import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Shop } from './shop'

/** State that only lazily loaded parts need, beside the store of the tab: one store for each shop. */
export function tabStore<State>(initial: State): (shop: Pick<Shop, 'store'>) => StoreApi<State> {
  const stores = new WeakMap<object, StoreApi<State>>()
  return (shop) => {
    const known = stores.get(shop.store)
    if (known) return known
    const fresh = createStore<State>(() => initial)
    stores.set(shop.store, fresh)
    return fresh
  }
}

import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Shop } from './shop'

/**
 * Returns the getter of a separate store per shop, for state that only lazily loaded parts need. `initial` is called at
 * the first use.
 */
export function tabStore<State>(initial: () => State): (shop: Pick<Shop, 'store'>) => StoreApi<State> {
  const stores = new WeakMap<object, StoreApi<State>>()
  return (shop) => {
    const known = stores.get(shop.store)
    if (known) return known
    const fresh = createStore<State>(initial)
    stores.set(shop.store, fresh)
    return fresh
  }
}

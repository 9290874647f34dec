import type { Shop } from './shop'

/** Adds an event to the list; the data is cloned, so that later changes do not affect it (R-STATE-02). */
export function pushEvent(shop: Pick<Shop, 'store'>, type: string, data: unknown = null): void {
  shop.store.getState().addEvent({ type, data: structuredClone(data), timestamp: Date.now() })
}

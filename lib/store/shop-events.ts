import type { Shop } from './shop'
import type { ShopEvent, ShopEvents } from './slices/events-slice'

type WithStore = Pick<Shop, 'store'>

/** Adds an event to the list; the data is cloned, so that later changes do not affect it (R-STATE-02). */
export function emit<Name extends keyof ShopEvents>(shop: WithStore, type: Name, data: ShopEvents[Name]): void {
  shop.store.getState().addEvent({ type, data: structuredClone(data), timestamp: Date.now() } as ShopEvent)
}

type Since = { onlyNew?: boolean }

/**
 * Calls `listener` with each event: first those since the page was loaded, unless `onlyNew`, then each new one. Returns
 * a cleanup function.
 */
export function onAny(
  { store }: WithStore,
  listener: (event: ShopEvent) => void,
  { onlyNew = false }: Since = {},
): () => void {
  let heard = onlyNew ? store.getState().events.at(-1) : undefined
  const hearNew = (events: readonly ShopEvent[]) => {
    // one update may bring several, when a listener before this one has emitted too
    const fresh = events.slice(heard ? events.indexOf(heard) + 1 : 0)
    heard = events.at(-1)
    fresh.forEach(listener)
  }
  hearNew(store.getState().events)
  return store.subscribe(({ events }, before) => {
    if (events !== before.events) hearNew(events)
  })
}

/** Calls `listener` with the payload of each event of that name, in the same way. */
export const on = <Name extends keyof ShopEvents>(
  shop: WithStore,
  name: Name,
  listener: (data: ShopEvents[Name], timestamp: number) => void,
  since?: Since,
): (() => void) =>
  onAny(
    shop,
    ({ type, data, timestamp }) => {
      if (type === name) listener(data as ShopEvents[Name], timestamp)
    },
    since,
  )

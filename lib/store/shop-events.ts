import type { Shop } from './shop'
import type { ShopEvent, ShopEvents } from './slices/events-slice'

type WithStore = Pick<Shop, 'store'>

/** Adds an event to the list; the data is cloned, so that later changes do not affect it (R-STATE-02). */
export function emit<Name extends keyof ShopEvents>(shop: WithStore, type: Name, data: ShopEvents[Name]): void {
  shop.store.getState().addEvent({ type, data: structuredClone(data), timestamp: Date.now() } as ShopEvent)
}

/**
 * Calls `listener` with the payload of each event of that name: first those since the page was loaded, unless
 * `onlyNew`, then each new one. Returns a cleanup function.
 */
export function on<Name extends keyof ShopEvents>(
  { store }: WithStore,
  name: Name,
  listener: (data: ShopEvents[Name], timestamp: number) => void,
  { onlyNew = false }: { onlyNew?: boolean } = {},
): () => void {
  const hear = (event: ShopEvent | undefined) => {
    if (event?.type === name) listener(event.data as ShopEvents[Name], event.timestamp)
  }
  if (!onlyNew) store.getState().events.forEach(hear)
  return store.subscribe(({ events }, before) => {
    if (events !== before.events) hear(events.at(-1))
  })
}

import type { Cart, CartLine } from '@/lib/cart/cart-types'
import type { PurchaseEvent } from '@/lib/checkout/hash-person'
import type { CustomerType } from './customer-types'
import type { Shop } from './shop'

/**
 * What happens in the shop, by name and payload. Any script of the page can read the events, so no payload has an e-mail
 * address or a name in clear (T47).
 */
export type ShopEvents = {
  'route:change': { path: string }
  'cart:add': CartLine
  'cart:remove': CartLine
  'favorite:add': { id: number }
  'favorite:remove': { id: number }
  'customer-type:change': { type: CustomerType }
  'newsletter:subscribe': null
  'checkout:impression': Cart | null
  /** SHA-256 of the e-mail address in lower case, hex (R-CHECKOUT-08). */
  'checkout:email': { emailHash: string }
  'checkout:purchase': PurchaseEvent
}

export type ShopEventName = keyof ShopEvents

/** R-STATE-02. `timestamp` in ms since 1970. */
export type ShopEvent = {
  [Name in ShopEventName]: { type: Name; data: ShopEvents[Name]; timestamp: number }
}[ShopEventName]

type WithStore = Pick<Shop, 'store'>

/** Adds an event to the list; the data is cloned, so that later changes do not affect it (R-STATE-02). */
export function emit<Name extends ShopEventName>(shop: WithStore, type: Name, data: ShopEvents[Name]): void {
  shop.store.getState().addEvent({ type, data: structuredClone(data), timestamp: Date.now() } as ShopEvent)
}

/**
 * Calls `listener` with the payload of each event of that name: first those since the page was loaded, unless
 * `onlyNew`, then each new one. Returns a cleanup function.
 */
export function on<Name extends ShopEventName>(
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

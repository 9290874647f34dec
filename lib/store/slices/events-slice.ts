import type { Cart, CartLine } from '@/lib/cart/cart-types'
import type { CustomerType } from '@/lib/store/customer-types'
import type { CreateSlice } from '@/lib/store/slice'

/** R-DATA-04: amounts in units of the currency. The hashes are left out where the order or the browser has none. */
type PurchaseEvent = {
  orderId: string
  currency: string
  itemValueIncVat: number
  itemValueExVat: number
} & { [Hash in 'emailHash' | 'firstNameHash' | 'lastNameHash' | 'zipHash']?: string }

/**
 * What happens in the shop, by name and payload. Any script of the page can read the events, so no payload has an e-mail
 * address or a name in clear: they are SHA-256 of the text in lower case, as hex (T47).
 */
export type ShopEvents = {
  'route:change': { path: string }
  'cart:add': CartLine
  'cart:remove': CartLine
  'favorite:add': { id: number }
  'favorite:remove': { id: number }
  'customer-type:change': { type: CustomerType }
  'newsletter:subscribe': null
  'user:login': null
  /** R-AUTH-09 */
  'user:logout': null
  'checkout:impression': Cart | null
  /** R-CHECKOUT-08 */
  'checkout:email': { emailHash: string }
  'checkout:purchase': PurchaseEvent
}

/** R-STATE-02. `timestamp` in ms since 1970. */
export type ShopEvent = {
  [Name in keyof ShopEvents]: { type: Name; data: ShopEvents[Name]; timestamp: number }
}[keyof ShopEvents]

export type EventsSlice = { events: ShopEvent[]; addEvent: (event: ShopEvent) => void }

// limits the memory of a tab that is open for days
const EVENTS_KEPT = 200

export const createEventsSlice: CreateSlice<EventsSlice> = (set) => ({
  events: [],
  addEvent: (event) => set((state) => ({ events: [...state.events, event].slice(-EVENTS_KEPT) })),
})

import type { Cart, CartLine } from '@/lib/cart/cart-types'
import type { OrderedValue } from '@/lib/checkout/confirm/ordered-types'
import type { ErrorCode } from '@/lib/errors/app-error'
import type { CustomerType } from '@/lib/store/customer-types'
import type { CreateSlice } from '@/lib/store/slice'

/**
 * R-DATA-04: amounts in units of the currency; `lines` include gifts. The hashes are left out where the order or the
 * browser has none.
 */
type PurchaseEvent = Omit<OrderedValue, 'email' | 'firstName' | 'lastName' | 'zip'> & { lines: CartLine[] } & {
  [Hash in 'emailHash' | 'firstNameHash' | 'lastNameHash' | 'zipHash']?: string
}

/**
 * A page view (R-NAV-04). `query`, `hash`, `fullPath` and `requestUrl` contain no personal data, no token and no id of a
 * cart or order. `requestUrl` is the origin followed by `fullPath`.
 */
type PageImpression = {
  /** Name of the route in a language: `product___sv`. */
  name: string
  meta: { guards: readonly string[] }
  path: string
  hash: string
  query: Record<string, string>
  params: Record<string, string | string[]>
  fullPath: string
  isSSR: boolean
  requestUrl: string
}

/** A product card in a list. `index` is its position, from 0. */
export type ListedProduct = { productId: number; name: string; index: number }

/** A list of products. `id` is the same in every language; `name` is its heading. */
export type ProductListing = { id: string; name: string }

/** A content widget with a link. `slot` is its position among such widgets on the page, from 1. */
export type Promotion = { id: string; name: string; creative: string; slot: number }

/**
 * What happens in the shop, by name and payload. Any script of the page can read the events, so no payload has an e-mail
 * address or a name in clear: they are SHA-256 of the text in lower case, as hex (T47).
 */
export type ShopEvents = {
  'route:change': { path: string }
  'page:impression': PageImpression
  /** One to four products of a list that were in the viewport (R-ANALYTICS-03). */
  'product:impression': { list: ProductListing; products: ListedProduct[] }
  'product:click': { list: ProductListing; product: ListedProduct }
  'product-detail:impression': { productId: number }
  /** A page of search results was opened. */
  'search:impression': { term: string }
  'promotion:impression': Promotion
  'widget:click': { promotion: Promotion; href: string }
  'menu:click': { href: string }
  'search:click': { href: string }
  'cart:add': CartLine
  'cart:remove': CartLine
  'favorite:add': { id: number }
  'favorite:remove': { id: number }
  'customer-type:change': { type: CustomerType }
  'newsletter:subscribe': null
  'user:login': null
  'user:register': null
  /** R-AUTH-09 */
  'user:logout': null
  'cart:impression': Cart
  'checkout:impression': Cart | null
  /** The checkout was updated. `shipping` and `payment` are the names of the chosen methods, '' while none is chosen. */
  'checkout:update': { shipping: string; payment: string; cart: Cart }
  /** R-CHECKOUT-08 */
  'checkout:email': { emailHash: string }
  'checkout:purchase': PurchaseEvent
  'error:404': { path: string }
  'error:500': { path: string }
  'error:api': { code: ErrorCode }
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

import type { Site } from '@/lib/market/site'

/** Public settings of a market and language. They are sent in the HTML, so one build runs with any backend. */
export type ShopConfig = {
  site: Site
  channelId: string
  /** Language tag of the page: `sv-SE`. */
  iso: string
  graphqlUrl: string
  /** Address of the auth service, to which the action is appended (R-AUTH-01). */
  authUrl: string
  /** Address of the sign endpoint, to which the challenge is appended (R-AUTH-03). */
  signUrl: string
  /** WebSocket address of the GraphQL subscription to an order's status (T38); undefined when the shop has none. */
  liveUrl?: string
  /** Origin of the picture service. */
  imageBase: string
  /** Origin of the search cluster. */
  searchCluster: string
  /** Origins of payment providers: shoppers are redirected to no other origin to pay. */
  providerOrigins: readonly string[]
  /** Address of the tag manager's container. Undefined: the shop has none. */
  container?: string
  country: { code: string; name: string }
  currency: { code: string; symbol: string }
  /** Least amount for free delivery as text, `69 €` (T17): browsers format no amounts while a page renders. */
  freeShippingFrom: string
}

import * as z from 'zod'
import { parseWith } from '#search/http/parse-visitor'
import type { Notification, SearchService } from '#search/search-context'
import { SearchError } from '#search/search-error'
import type { Ticket } from '#search/tickets'

/** Weight that an action adds to a visitor's interest in a product. A click weighs more after a search. */
const WEIGHT = { click: 0.5, clickAfterSearch: 1, favorite: 2, cart: 3 }
const MOST_ITEMS = 100

const text = z.string().min(1).max(200)
const several = z.array(text).max(MOST_ITEMS)
const everything = z.object({ removeAll: z.literal(true) })

const ticketSchema = z.object({ ticket: z.string('The body must hold a "ticket"') }, 'The body must hold a "ticket"')
const productSchema = z.union(
  [z.object({ productKey: text }), z.object({ variantKey: text })],
  'The body must hold "productKey" or "variantKey"',
)
const phrasesSchema = z.union(
  [everything, z.object({ phrases: several })],
  'The body must hold "removeAll": true or "phrases"',
)
const productKeysSchema = z.union(
  [everything, z.object({ productKeys: several })],
  'The body must hold "removeAll": true or "productKeys"',
)

function ticketOf({ tickets }: SearchService, body: unknown): Ticket {
  const ticket = tickets.read(parseWith(ticketSchema, body).ticket)
  if (!ticket) throw new SearchError(400, 'The ticket is unknown')
  return ticket
}

/** Id of the product that a body names by product key or variant key. Throws a SearchError 400 for an unknown key. */
function productIdOf({ commerce: { index } }: SearchService, body: unknown): number {
  const named = parseWith(productSchema, body)
  const entry =
    'productKey' in named ? index.byArticleNumber.get(named.productKey) : index.bySkuNumber.get(named.variantKey)
  if (!entry) throw new SearchError(400, 'There is no such product')
  return entry.product.productId
}

/** Handles a click: the clicked product becomes recently viewed, and the query of its ticket a recent search. */
const click: Notification = (service, visitor, body) => {
  const { sessions } = service
  const { productId, q, isSearched } = ticketOf(service, body)
  if (isSearched) sessions.addSearch(visitor, q)
  if (productId) {
    sessions.addViewed(visitor, productId)
    sessions.addInterest(visitor, productId, isSearched ? WEIGHT.clickAfterSearch : WEIGHT.click)
  }
}

const addToCart: Notification = (service, visitor, body) => {
  const { productId } = ticketOf(service, body)
  if (!productId) throw new SearchError(400, 'The ticket names no product')
  service.sessions.addInterest(visitor, productId, WEIGHT.cart)
}

const addFavorite: Notification = (service, visitor, body) => {
  const productId = productIdOf(service, body)
  service.sessions.addFavorite(visitor, productId)
  service.sessions.addInterest(visitor, productId, WEIGHT.favorite)
}

const removeFavorite: Notification = (service, visitor, body) =>
  service.sessions.removeFavorite(visitor, productIdOf(service, body))

const removeRecentSearches: Notification = ({ sessions }, visitor, body) => {
  const named = parseWith(phrasesSchema, body)
  sessions.removeSearches(visitor, 'phrases' in named ? named.phrases : 'all')
}

const removeRecentlyViewed: Notification = ({ sessions, commerce: { index } }, visitor, body) => {
  const named = parseWith(productKeysSchema, body)
  if (!('productKeys' in named)) return sessions.removeViewed(visitor, 'all')
  const ids = named.productKeys.flatMap((key) => index.byArticleNumber.get(key)?.product.productId ?? [])
  sessions.removeViewed(visitor, ids)
}

/** Notification handlers by the last part of their path (R-SEARCH-09, R-SEARCH-10). */
export const NOTIFICATIONS: Record<string, Notification> = {
  click,
  'add-to-cart': addToCart,
  'add-favorite': addFavorite,
  'remove-favorite': removeFavorite,
  'remove-recent-searches': removeRecentSearches,
  'remove-recently-viewed': removeRecentlyViewed,
  end: ({ sessions }, visitor) => sessions.end(visitor),
}

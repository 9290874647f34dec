import { LRUCache } from 'lru-cache'
import type { Visitor } from '#search/http/parse-visitor'

/** Stored data of a customer in a market. The lists are newest first and have no duplicates. */
export type Customer = {
  searches: readonly string[]
  /** Product ids. */
  viewed: readonly number[]
  /** Product ids. */
  favorites: readonly number[]
}

const MOST = { customers: 5000, searches: 10, viewed: 20, favorites: 100, interests: 50 }
const DAY = 24 * 60 * 60 * 1000
const NOBODY: Customer = { searches: [], viewed: [], favorites: [] }
const NO_INTEREST: ReadonlyMap<number, number> = new Map()

const withFirst = <T>(items: readonly T[], item: T, most: number): T[] =>
  [item, ...items.filter((other) => other !== item)].slice(0, most)

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/**
 * Stores customers by market and customer key, and the interest of sessions by both keys, in memory. The least recently
 * used entries are evicted; a customer expires after 30 days, a session after one day.
 */
export function createSessions() {
  const customers = new LRUCache<string, Customer>({ max: MOST.customers, ttl: 30 * DAY })
  const interests = new LRUCache<string, ReadonlyMap<number, number>>({ max: MOST.customers, ttl: DAY })

  const customerKey = ({ storefront, customerKey: key }: Visitor) => JSON.stringify([storefront.market.alias, key])
  const sessionKey = (visitor: Visitor) =>
    JSON.stringify([visitor.storefront.market.alias, visitor.customerKey, visitor.sessionKey])

  const customerOf = (visitor: Visitor): Customer => customers.get(customerKey(visitor)) ?? NOBODY
  const interestOf = (visitor: Visitor): ReadonlyMap<number, number> =>
    interests.get(sessionKey(visitor)) ?? NO_INTEREST

  const change = (visitor: Visitor, make: (known: Customer) => Partial<Customer>): void => {
    if (!visitor.notify) return
    const known = customerOf(visitor)
    customers.set(customerKey(visitor), { ...known, ...make(known) })
  }

  return {
    customerOf,
    interestOf,

    addSearch: (visitor: Visitor, q: string): void =>
      change(visitor, ({ searches }) => ({
        searches: withFirst(
          searches.filter((other) => !same(other, q)),
          q,
          MOST.searches,
        ),
      })),
    removeSearches: (visitor: Visitor, phrases: readonly string[] | 'all'): void =>
      change(visitor, ({ searches }) => ({
        searches: phrases === 'all' ? [] : searches.filter((q) => !phrases.some((phrase) => same(phrase, q))),
      })),

    addViewed: (visitor: Visitor, productId: number): void =>
      change(visitor, ({ viewed }) => ({ viewed: withFirst(viewed, productId, MOST.viewed) })),
    removeViewed: (visitor: Visitor, productIds: readonly number[] | 'all'): void =>
      change(visitor, ({ viewed }) => ({
        viewed: productIds === 'all' ? [] : viewed.filter((id) => !productIds.includes(id)),
      })),

    addFavorite: (visitor: Visitor, productId: number): void =>
      change(visitor, ({ favorites }) => ({ favorites: withFirst(favorites, productId, MOST.favorites) })),
    removeFavorite: (visitor: Visitor, productId: number): void =>
      change(visitor, ({ favorites }) => ({ favorites: favorites.filter((id) => id !== productId) })),

    /** Adds to the session's interest in a product. Keeps the most recently changed products. */
    addInterest: (visitor: Visitor, productId: number, weight: number): void => {
      if (!visitor.notify) return
      const known = new Map(interestOf(visitor))
      const next = (known.get(productId) ?? 0) + weight
      known.delete(productId)
      known.set(productId, next)
      interests.set(sessionKey(visitor), new Map([...known].slice(-MOST.interests)))
    },

    /** Ends the session. The customer's data is kept. */
    end: (visitor: Visitor): void => {
      interests.delete(sessionKey(visitor))
    },

    reset: (): void => {
      customers.clear()
      interests.clear()
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

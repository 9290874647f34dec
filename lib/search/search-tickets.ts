import 'client-only'
import type { Product, Variant } from '@apptus/esales-api'
import type { Shop } from '@/lib/store/shop'

/** Ticket of a product, and the tickets of its variants by size. */
type Tickets = { ticket: string; sizes: ReadonlyMap<string, string> }

type Ticketed = Pick<Product, 'key' | 'ticket'> & { variants?: Pick<Variant, 'ticket' | 'size' | 'label'>[] }

/** Limits the memory of a tab that is open for days. */
const MOST_TICKETS = 500

const TICKETS = new WeakMap<Shop, Map<string, Tickets>>()

/** Stores the tickets of products, for reporting later actions to the service (R-SEARCH-09). */
export function rememberTickets(shop: Shop, products: readonly Ticketed[]): void {
  const known = TICKETS.get(shop) ?? new Map<string, Tickets>()
  TICKETS.set(shop, known)
  for (const { key, ticket, variants = [] } of products) {
    const before = known.get(key)
    const sizes = new Map(variants.map((variant) => [variant.size ?? variant.label ?? '', variant.ticket]))
    // delete first, so that the newest entry is the last one
    known.delete(key)
    // cards have no tickets of sizes: keep those known for the same product ticket
    known.set(key, sizes.size === 0 && before?.ticket === ticket ? before : { ticket, sizes })
  }
  for (const key of [...known.keys()].slice(0, Math.max(0, known.size - MOST_TICKETS))) known.delete(key)
}

/** Ticket of the size, else of the product; undefined for a product that was in no response. */
export function findTicket(shop: Shop, productKey: string, size: string | null): string | undefined {
  const tickets = TICKETS.get(shop)?.get(productKey)
  return tickets?.sizes.get(size ?? '') ?? tickets?.ticket
}

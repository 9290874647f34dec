import 'client-only'
import type { Site } from '@/lib/market/site'
import { type CardProduct, MOST_CARD_PRODUCTS } from '@/lib/product/card-product-schema'
import { fetchCardProducts } from '@/lib/product/fetch-card-products'

/** Time in ms after which events are reported without prices. */
const LONGEST_WAIT = 3000

export type ProductFacts = ReturnType<typeof createProductFacts>

/** Products by id, fetched once per document: cards hold no prices as numbers. */
export function createProductFacts(site: Site) {
  /** Null for a product that is no longer sold or could not be fetched. */
  const products = new Map<number, CardProduct | null>()
  return {
    get: (id: number): CardProduct | null => products.get(id) ?? null,
    isSettled: (id: number): boolean => products.has(id),
    /** Fetches those that are not known yet, at most one request. Never rejects. */
    load: async (ids: readonly number[]): Promise<void> => {
      const asked = [...new Set(ids)].filter((id) => !products.has(id)).slice(0, MOST_CARD_PRODUCTS)
      if (asked.length === 0) return
      const late = new Promise<CardProduct[]>((resolve) => setTimeout(() => resolve([]), LONGEST_WAIT))
      const found = await Promise.race([fetchCardProducts(site, asked).catch(() => []), late])
      for (const id of asked) products.set(id, found.find(({ row }) => row.id === id) ?? null)
    },
  }
}

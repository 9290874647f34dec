import 'server-only'
import { ProductsDocument } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import type { Site } from '@/lib/market/site'
import { toCardRows } from './card-row'
import type { CardRow } from './card-row-schema'
import { mapProductCards } from './map-product-card'

/** Products of a row. */
const TAKE = 8

/** The newest products, as cards. Throws AppError. */
export async function loadNewProducts(site: Site): Promise<CardRow[]> {
  const cards = await cached('products', { site, key: ['new', TAKE] }, async () => {
    const { products } = await serverQuery(site, ProductsDocument, { skip: 0, take: TAKE, filter: { sort: 'LATEST' } })
    return mapProductCards(products?.products ?? null)
  })
  // no badge: all of them are new
  return toCardRows(cards, { lang: site.lang, now: Date.now(), showsNew: false })
}

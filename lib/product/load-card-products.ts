import 'server-only'
import { ProductsDocument } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { AppError } from '@/lib/errors/app-error'
import type { MarketLang } from '@/lib/market/site'
import type { CardProduct } from './card-product-schema'
import { toCardRow } from './card-row'
import { mapProductCards } from './map-product-card'
import { mapSizes } from './purchase-product'

/**
 * Loads products by id with their sizes; products that are no longer sold are left out. Throws AppError when the
 * service fails. Never cached: the stock must be current, and visitors can make up any number of id lists (T28).
 */
export async function loadCardProducts(site: MarketLang, productIds: number[]): Promise<CardProduct[]> {
  const variables = { skip: 0, take: productIds.length, filter: { productIds } }
  const { products } = await serverQuery(site, ProductsDocument, variables)
  // a missing product counts as no longer sold, so a response without a list must not empty the favourites
  if (!products?.products) throw new AppError('BACKEND_ANSWER', 'The answer holds no products', 502)
  const now = Date.now()
  return mapProductCards(products.products).map((card) => ({
    // no badge for new products: the shopper has chosen these products herself
    row: toCardRow(card, { lang: site.lang, now, showsNew: false }),
    articleNumber: card.articleNumber,
    category: card.primaryCategory,
    colour: card.colour,
    sellingIncVat: card.price.sellingIncVat,
    regularIncVat: card.price.regularIncVat,
    discountType: card.discountType,
    sizes: mapSizes(card.skus),
  }))
}

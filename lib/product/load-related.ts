import 'server-only'
import { ProductsDocument, RelatedProductsDocument } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached, shortenPageLife } from '@/lib/cache/cached'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import type { Site } from '@/lib/market/site'
import { mapProductCards } from './map-product-card'
import type { ProductCardModel } from './product-types'

/** `outfit`: pieces to wear with the product; `similar`: pieces to have instead. Best first, either may be empty. */
export type RelatedProducts = { outfit: ProductCardModel[]; similar: ProductCardModel[] }

type Place = Pick<Site, 'market' | 'lang'>

const NONE: RelatedProducts = { outfit: [], similar: [] }

/** Relations name their products; the cards come from the list, which alone knows the price of 30 days (T15). */
async function fetchRelated(site: Place, alias: string): Promise<RelatedProducts> {
  const { relatedProducts } = await serverQuery(site, RelatedProductsDocument, { alias })
  const relationOf = new Map(
    present(relatedProducts).flatMap(({ relationType, skus }) => {
      const productId = present(skus)[0]?.productId
      return productId === undefined ? [] : [[productId, relationType.toUpperCase()] as const]
    }),
  )
  if (relationOf.size === 0) return NONE
  const filter = { productIds: [...relationOf.keys()] }
  const { products } = await serverQuery(site, ProductsDocument, { skip: 0, take: relationOf.size, filter })
  const cards = mapProductCards(products?.products ?? null)
  const isOutfit = ({ productId }: ProductCardModel) => relationOf.get(productId) === 'ACCESSORIES'
  return { outfit: cards.filter(isOutfit), similar: cards.filter((card) => !isOutfit(card)) }
}

/** What goes with a product and what is like it. Never throws: a page without it is still a page, for a short while. */
export async function loadRelated(site: Place, alias: string): Promise<RelatedProducts> {
  try {
    return await cached('products', { site, alias, key: ['related'] }, () => fetchRelated(site, alias))
  } catch (error) {
    logLine('warn', 'related-products-degraded', { alias, reason: normaliseError(error).message })
    await shortenPageLife()
    return NONE
  }
}

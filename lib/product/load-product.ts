import 'server-only'
import { cache } from 'react'
import { ProductDocument } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import { sanitizeHtml } from '@/lib/content/sanitize-html'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import type { MarketLang } from '@/lib/market/site'
import { mapProduct } from './map-product'
import type { ProductModel } from './product-types'

async function fetchProduct(site: MarketLang, alias: string): Promise<ProductModel | null> {
  const { product } = await serverQuery(site, ProductDocument, { alias })
  const model = product && mapProduct(product)
  if (!model) return null
  const { short, long, extra } = model.texts
  return { ...model, texts: { short: sanitizeHtml(short), long: sanitizeHtml(long), extra: sanitizeHtml(extra) } }
}

const load = cache((market: MarketAlias, lang: Lang, alias: string) => {
  const site = { market, lang }
  return cached('product', { site, alias }, () => fetchProduct(site, alias))
})

/**
 * Loads a product by the last segment of its address; null when it does not exist. Throws AppError when the service
 * fails.
 */
export const loadProduct = (site: MarketLang, alias: string): Promise<ProductModel | null> =>
  load(site.market, site.lang, alias)

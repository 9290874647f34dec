import 'server-only'
import { loadMovedUrl } from '@/lib/list/load-moved-url'
import type { MarketLang } from '@/lib/market/site'
import { loadProduct } from '@/lib/product/load-product'
import type { ProductModel } from '@/lib/product/product-types'

/** Path, without market and language, to which the address of a product redirects. */
export type ProductMove = { movedTo: string }

const PRODUCT = '/p/'

/**
 * The product at the decoded segments after `/p/`, found by the last of them. A redirect if its path differs: in parent
 * segments (T28), in language, or because it was renamed (T31). Null when it does not exist. Throws AppError when the
 * service fails.
 */
export async function loadProductOrMove(
  site: MarketLang,
  segments: readonly string[],
): Promise<ProductModel | ProductMove | null> {
  const alias = segments.at(-1) ?? ''
  const product = await loadProduct(site, alias)
  const path = product ? product.canonicalUrl : await loadMovedUrl(site, PRODUCT + alias)
  if (path === null) return null
  return product && path === PRODUCT + segments.join('/') ? product : { movedTo: path }
}

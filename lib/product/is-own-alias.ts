import type { ProductModel } from './product-types'

/**
 * T28: whether the product's canonical address ends in the alias asked for. The service also finds a product by its
 * alias in another language; those addresses redirect.
 */
export function isOwnAlias({ canonicalUrl }: Pick<ProductModel, 'canonicalUrl'>, asked: string): boolean {
  const last = canonicalUrl.split('/').filter(Boolean).at(-1)
  if (last === undefined) return true
  try {
    return decodeURIComponent(last).normalize('NFC') === asked.normalize('NFC')
  } catch {
    return true
  }
}

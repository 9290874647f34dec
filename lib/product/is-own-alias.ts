import type { ProductModel } from './product-types'

/**
 * T28: whether the requested alias is the last segment of the product's canonical URL. It is not when the backend found the
 * product by its alias in another language; the page then redirects. True when that segment is missing or cannot be decoded.
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

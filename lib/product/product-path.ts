import { serviceSegments } from '@/lib/routing/path-segments'

/** Segments of the path of a product page: `p`, at most two levels, the alias (R-ROUTE-22). */
const LEAST = 2
const MOST = 4

/** Decodes a product's address from the service to a path; null when it does not match the shop's product pages. */
export function readProductPath(address: string): string | null {
  const segments = serviceSegments(address)
  const isProduct = segments?.[0] === 'p' && segments.length >= LEAST && segments.length <= MOST
  return isProduct ? `/${segments.join('/')}` : null
}

type Addressed = { canonicalUrl: string | null; alias: string | null }

/**
 * The decoded path of a product's page, without market and language: that of the service, or `/p/{alias}` when the shop
 * has no such route. Null when the product has no page.
 */
export function productPath({ canonicalUrl, alias }: Addressed): string | null {
  if (!canonicalUrl) return null
  return readProductPath(canonicalUrl) ?? readProductPath(`/p/${alias ?? ''}`)
}

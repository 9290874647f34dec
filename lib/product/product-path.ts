import { serviceSegments } from '@/lib/routing/path-segments'

/** Segments of the path of a product page: `p`, at most two levels, the alias (R-ROUTE-22). */
const LEAST = 2
const MOST = 4

/** A product's address of the service as a readable path; null where the shop shows no product. */
export function readProductPath(address: string): string | null {
  const segments = serviceSegments(address)
  const isProduct = segments?.[0] === 'p' && segments.length >= LEAST && segments.length <= MOST
  return isProduct ? `/${segments.join('/')}` : null
}

type Addressed = { canonicalUrl: string | null; alias: string | null }

/**
 * The one readable path at which the shop shows a product, without market and language: that of the service, or
 * `/p/{alias}` where the shop could not show it there. Null when it has no page.
 */
export function productPath({ canonicalUrl, alias }: Addressed): string | null {
  if (!canonicalUrl) return null
  return readProductPath(canonicalUrl) ?? readProductPath(`/p/${alias ?? ''}`)
}

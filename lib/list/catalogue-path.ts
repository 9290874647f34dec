import type { Lang } from '@/lib/market/market-table'
import { matchSegments } from '@/lib/routing/match-route'
import { pathSegments, serviceSegments } from '@/lib/routing/path-segments'
import type { RouteName } from '@/lib/routing/routes'

/** Routes that a link from the service may lead to: public pages, not account or checkout. */
const TARGETS: readonly RouteName[] = [
  'home',
  'product',
  'category',
  'brand',
  'campaign',
  'list',
  'incoming',
  'brands',
  'new-arrivals',
  'bestsellers',
  'inspiration',
  'content',
]

/** A key that is the same for all addresses of a page; a product is identified by its last segment. */
function pageKey(lang: Lang, path: string): string {
  const segments = pathSegments(path) ?? [path]
  const match = matchSegments(lang, segments)
  return match?.route.name === 'product' ? `/p/${match.params.alias}` : `/${segments.join('/')}`
}

export const isSamePage = (lang: Lang, one: string, other: string): boolean =>
  pageKey(lang, one) === pageKey(lang, other)

/**
 * Decoded path, without query, of a URL from the service; null for invalid escapes, another host, a route outside
 * `TARGETS`, and segments such as `..` that a browser would resolve.
 */
export function cataloguePath(lang: Lang, newUrl: string): string | null {
  const segments = serviceSegments(newUrl)
  if (!segments) return null
  const match = matchSegments(lang, segments)
  return TARGETS.some((name) => name === match?.route.name) ? `/${segments.join('/')}` : null
}

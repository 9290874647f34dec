import type { Lang } from '@/lib/market/market-table'
import { matchSegments } from '@/lib/routing/match-route'
import { pathSegments, serviceSegments } from '@/lib/routing/path-segments'
import type { RouteName } from '@/lib/routing/routes'

/** Routes that a renamed address may lead to: those of the catalogue, not account and checkout. */
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

/** A normalised path that is equal for all addresses of a page: of a product address only the last segment counts. */
function pageOf(lang: Lang, path: string): string {
  const segments = pathSegments(path) ?? [path]
  const match = matchSegments(lang, segments)
  return match?.route.name === 'product' ? `/p/${match.params.alias}` : `/${segments.join('/')}`
}

export const isSamePage = (lang: Lang, one: string, other: string): boolean => pageOf(lang, one) === pageOf(lang, other)

/**
 * A path of the service as a readable path of this shop, without query. Null for another host, for a route outside the
 * catalogue, and for segments such as `..` that a browser would resolve.
 */
export function movedPath(lang: Lang, newUrl: string): string | null {
  const segments = serviceSegments(newUrl)
  if (!segments) return null
  const match = matchSegments(lang, segments)
  return TARGETS.some((name) => name === match?.route.name) ? `/${segments.join('/')}` : null
}

import type { Lang } from '@/lib/market/market-table'
import { matchSegments } from '@/lib/routing/match-route'
import { safeReturnTo } from '@/lib/routing/return-to'
import type { RouteName } from '@/lib/routing/routes'

/** Pages that a renamed address may lead to; account and checkout are none of the catalogue's business. */
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

/** Decoded segments of a path; null when an escape is broken. */
function segmentsOf(path: string): string[] | null {
  try {
    const segments = path.split('/').filter(Boolean)
    return segments.map((segment) => decodeURIComponent(segment).normalize('NFC'))
  } catch {
    return null
  }
}

/**
 * What an address shows, in one spelling: a product is found by the last segment of its address, whatever stands before.
 */
function pageOf(lang: Lang, path: string): string {
  const segments = segmentsOf(path) ?? [path]
  const match = matchSegments(lang, segments)
  return match?.route.name === 'product' ? `/p/${match.params.alias}` : `/${segments.join('/')}`
}

export const isSamePage = (lang: Lang, one: string, other: string): boolean => pageOf(lang, one) === pageOf(lang, other)

/**
 * The service's new address as a readable path of this shop, without query; null for another host, for what is no page of
 * the catalogue, and for segments that a browser would resolve.
 */
export function movedPath(lang: Lang, newUrl: string): string | null {
  const [path = ''] = newUrl.split(/[?#]/)
  const segments = safeReturnTo(path) === null ? null : segmentsOf(path)
  if (!segments || segments.some((segment) => /^\.*$|\//.test(segment))) return null
  const match = matchSegments(lang, segments)
  return TARGETS.some((name) => name === match?.route.name) ? `/${segments.join('/')}` : null
}

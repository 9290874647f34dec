import { marketOrigin } from '@/lib/config/env'
import { DOMAIN_SITES } from '@/lib/market/domain-sites'
import { MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { siteMeta } from '@/lib/market/site-meta'
import { type HrefOn, localHref } from './href'

/** Full address of a readable path on the market's own domain, also for pages in path mode, which are previews. */
export const canonicalUrl = (site: Site, path: string): string =>
  `${marketOrigin(site.market)}${localHref({ ...site, mode: 'domain' }, path)}`

const hreflang = (site: Site): string => `${site.lang}-${MARKETS[site.market].country.code}`

/** hreflang → full address on every domain; `x-default` is the Finnish one. Sites without the page are left out. */
export function alternates(hrefOn: HrefOn): Record<string, string> {
  const found: Record<string, string> = {}
  for (const site of DOMAIN_SITES) {
    const href = hrefOn(site)
    if (href === null) continue
    found[hreflang(site)] = `${marketOrigin(site.market)}${href}`
  }
  const fallback = found['fi-FI']
  return fallback ? { ...found, 'x-default': fallback } : found
}

/**
 * The addresses of `alternates` as `meta` elements (name: content), which the market picker reads where a page has no
 * hreflang (T18).
 */
export const siteMetas = (hrefOn: HrefOn): Record<string, string> =>
  Object.fromEntries(
    Object.entries(alternates(hrefOn))
      .filter(([language]) => language !== 'x-default')
      .map(([language, address]) => [siteMeta(language), address]),
  )

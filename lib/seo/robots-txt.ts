import { MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { localHref, routeHref } from '@/lib/routing/href'

/** robots.txt of a domain; for another host (`site` is null) it forbids crawling. */
export function robotsTxt(site: Site | null, origin: string): string {
  if (!site) return 'User-agent: *\nDisallow: /\n'
  const checkouts = MARKETS[site.market].languages
    .map((lang) => ({ ...site, lang }))
    .flatMap((inLang) => [routeHref(inLang, 'checkout'), localHref(inLang, '/checkout/')])
  const closed = ['/api/', '/graphql', ...checkouts]
  return `${['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`
}

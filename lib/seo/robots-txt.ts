import type { Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'

/** robots.txt of a domain; for another host (`site` is null) it forbids crawling. */
export function robotsTxt(site: Site | null, origin: string): string {
  if (!site) return 'User-agent: *\nDisallow: /\n'
  const closed = ['/api/', '/graphql', routeHref(site, 'checkout'), '/checkout/']
  return `${['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`
}

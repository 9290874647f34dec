import { env, marketOrigin } from '@/lib/config/env'
import { siteOfHost } from '@/lib/middleware/site-of-host'
import { robotsTxt } from '@/lib/seo/robots-txt'

/** robots.txt of the domain in `Host`; another host allows nothing. */
export function GET(request: Request): Response {
  const site = siteOfHost(request.headers.get('host') ?? '', env().SHOP_DOMAINS)
  const text = robotsTxt(site, site ? marketOrigin(site.market) : '')
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600', vary: 'host' },
  })
}

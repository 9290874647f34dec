import { env } from '@/lib/config/env'
import { siteFromParams } from '@/lib/market/site'
import { siteOfHost } from '@/lib/middleware/site-of-host'
import { loadManifest } from '@/lib/pwa/load-manifest'

/**
 * The web app manifest of the site in `?site={market}/{lang}` (`manifestHref` writes such addresses); without the
 * parameter, of the site at the requested domain. 404 when neither names a site.
 */
export async function GET(request: Request): Promise<Response> {
  const [market = '', lang = ''] = (new URL(request.url).searchParams.get('site') ?? '').split('/')
  const host = request.headers.get('host') ?? ''
  const site = siteFromParams({ market, lang }) ?? siteOfHost(host, env().SHOP_DOMAINS)
  if (!site) return new Response(null, { status: 404 })
  return Response.json(await loadManifest(site), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600', vary: 'host' },
  })
}

import { env } from '@/lib/config/env'
import { siteFromParams } from '@/lib/market/site'
import { siteOfHost } from '@/lib/middleware/site-of-host'
import { loadManifest } from '@/lib/pwa/load-manifest'

/**
 * The manifest of the site `?site={market}/{lang}`, as `manifestHref` writes it, else of the domain in `Host`; 404
 * without either.
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

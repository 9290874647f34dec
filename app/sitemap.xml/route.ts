import { RETRY_AFTER } from '@/lib/cache/life.mjs'
import { env, marketOrigin } from '@/lib/config/env'
import { siteOfHost } from '@/lib/middleware/site-of-host'
import { loadSitemap } from '@/lib/seo/load-sitemap'
import { sitemapXml } from '@/lib/seo/sitemap-xml'

const partOf = (url: string): number | null => {
  const text = new URL(url).searchParams.get('part')
  return text === null ? null : Number(text)
}

/** `Retry-After` in seconds while the addresses are first collected: about what a large catalogue takes. */
const COLLECTION_TIME = 30

const unavailable = (seconds: number): Response =>
  new Response(null, { status: 503, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } })

/**
 * The sitemap of the domain in `Host`, or its part `?part=n`. 404 for another host or an unknown part; 503 with
 * `Retry-After` while the addresses are being collected or when the backend fails.
 */
export async function GET(request: Request): Promise<Response> {
  const site = siteOfHost(request.headers.get('host') ?? '', env().SHOP_DOMAINS)
  if (!site) return new Response(null, { status: 404 })
  const urls = await loadSitemap(site.market).catch(() => 'failed' as const)
  if (urls === 'failed') return unavailable(RETRY_AFTER)
  if (urls === null) return unavailable(COLLECTION_TIME)
  const xml = sitemapXml(urls, `${marketOrigin(site.market)}/sitemap.xml`, partOf(request.url))
  if (xml === null) return new Response(null, { status: 404 })
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      vary: 'host',
    },
  })
}

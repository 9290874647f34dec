import { RETRY_AFTER } from '@/lib/cache/life.mjs'
import { env, marketOrigin } from '@/lib/config/env'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line'
import { siteOfHost } from '@/lib/middleware/site-of-host'
import { loadSitemapUrls } from '@/lib/seo/load-sitemap-urls'
import { sitemapXml } from '@/lib/seo/sitemap-xml'

const partOf = (url: string): number | null => {
  const text = new URL(url).searchParams.get('part')
  return text === null ? null : Number.parseInt(text, 10)
}

/** Every address of the domain asked; 404 on a host that is none, 503 while the backend cannot tell. */
export async function GET(request: Request): Promise<Response> {
  const site = siteOfHost(request.headers.get('host') ?? '', env().SHOP_DOMAINS)
  if (!site) return new Response(null, { status: 404 })
  try {
    const urls = await loadSitemapUrls(site.market)
    const xml = sitemapXml(urls, `${marketOrigin(site.market)}/sitemap.xml`, partOf(request.url))
    if (xml === null) return new Response(null, { status: 404 })
    return new Response(xml, {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        vary: 'host',
      },
    })
  } catch (error) {
    logLine('error', 'sitemap-failed', { market: site.market, reason: normaliseError(error).message })
    return new Response(null, { status: 503, headers: { 'retry-after': String(RETRY_AFTER) } })
  }
}

import { RETRY_AFTER } from '@/lib/cache/life.mjs'
import { tagsFor } from '@/lib/cache/policy'
import { env, marketOrigin } from '@/lib/config/env'
import { siteOfHost } from '@/lib/middleware/site-of-host'
import { loadSitemap } from '@/lib/seo/load-sitemap'
import { sitemapXml } from '@/lib/seo/sitemap-xml'

/** Value of `?part=`: null when it is missing, 0 when it is not a number from 1 without leading zeros. */
const partOf = (url: string): number | null => {
  const text = new URL(url).searchParams.get('part')
  if (text === null) return null
  return /^[1-9]\d*$/.test(text) ? Number(text) : 0
}

/** `Retry-After` in seconds while the addresses are first collected: about the time that a large catalogue needs. */
const COLLECTION_TIME = 30

const unavailable = (seconds: number): Response =>
  new Response(null, { status: 503, headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' } })

/**
 * The sitemap of the domain in `Host`, or its part `?part=n`. 404 for another host or an unknown part; 503 with
 * `Retry-After` during the first collection of the addresses or when it fails. Its tag is for purge requests to caches
 * in front.
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
      'cache-tag': tagsFor('sitemap', site).join(','),
      vary: 'host',
    },
  })
}

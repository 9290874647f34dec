import { RETRY_AFTER } from '@/lib/cache/life.mjs'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import { siteFromParams } from '@/lib/market/site'
import { colourLinks, parseAlias } from '@/lib/product/colour-links'
import { loadProduct } from '@/lib/product/load-product'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ market: string; lang: string }> }

const answer = (
  status: number,
  colours: unknown[] = [],
  headers: Record<string, string> = { 'cache-control': 'no-store' },
) => Response.json({ colours }, { status, headers })

/**
 * `{ colours }`: links to the other colours of `?product=<alias>`, for the dots of its card, from the cached result of
 * the product page. 400 for an invalid alias, 404 for an unknown product or market, 503 when the service fails.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const site = siteFromParams(await params)
  if (site?.mode !== 'domain') return answer(404)
  const alias = parseAlias(new URL(request.url).searchParams.get('product'))
  if (alias === null) return answer(400)
  try {
    const product = await loadProduct(site, alias)
    // browsers may cache it: it has no personal data
    return product ? answer(200, colourLinks(product), { 'cache-control': 'public, max-age=300' }) : answer(404)
  } catch (error) {
    logLine('error', 'colours-failed', { market: site.market, reason: normaliseError(error).message })
    return answer(503, [], { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER) })
  }
}

import { RETRY_AFTER } from '@/lib/cache/life.mjs'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import { siteFromParams } from '@/lib/market/site'
import { parseProductIds } from '@/lib/product/card-product-schema'
import { loadCardProducts } from '@/lib/product/load-card-products'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ market: string; lang: string }> }

const NOT_STORED = { 'cache-control': 'no-store' }

const answer = (status: number, products: unknown[] = [], headers: Record<string, string> = {}) =>
  Response.json({ products }, { status, headers: { ...NOT_STORED, ...headers } })

/**
 * `{ products }`: cards and sizes of `?ids=1,2,3`, for favourites and the quick shop. 400 for invalid ids, 404 for an
 * unknown market or language, 503 when the service fails. Never cached (T28).
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const site = siteFromParams(await params)
  if (site?.mode !== 'domain') return answer(404)
  const ids = parseProductIds(new URL(request.url).searchParams.get('ids'))
  if (!ids) return answer(400)
  try {
    return answer(200, await loadCardProducts(site, ids))
  } catch (error) {
    logLine('error', 'card-products-failed', { market: site.market, reason: normaliseError(error).message })
    return answer(503, [], { 'retry-after': String(RETRY_AFTER) })
  }
}

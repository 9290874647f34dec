import { RETRY_AFTER } from '@/lib/cache/life.mjs'
import { normaliseError } from '@/lib/errors/normalise-error'
import { listCardRows } from '@/lib/list/list-card-rows'
import { loadProductList } from '@/lib/list/load-product-list'
import { packFilters } from '@/lib/list/pack-filters'
import { logLine } from '@/lib/log/log-line.mjs'
import { siteFromParams } from '@/lib/market/site'

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = async () => []

type Context = { params: Promise<{ market: string; lang: string; query: string; path: string[] }> }

const notFound = () => Response.json({ rows: [] }, { status: 404 })

/** One page of a list as JSON: cards, filters and counts. 404 at any address but the canonical one (T28). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { path, query: segment, ...place } = await params
  const site = siteFromParams(place)
  if (site?.mode !== 'domain') return notFound()
  try {
    const page = await loadProductList(site, { path, segment })
    if (!page || page.kind === 'moved') return notFound()
    return Response.json({
      rows: listCardRows(site.lang, page),
      filters: packFilters(page.filters),
      totalCount: page.totalCount,
      pageCount: page.pageCount,
    })
  } catch (error) {
    logLine('error', 'list-page-failed', { market: site.market, reason: normaliseError(error).message })
    return Response.json({ rows: [] }, { status: 503, headers: { 'retry-after': String(RETRY_AFTER) } })
  }
}

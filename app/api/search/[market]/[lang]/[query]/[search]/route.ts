import { RETRY_AFTER } from '@/lib/cache/life.mjs'
import { normaliseError } from '@/lib/errors/normalise-error'
import { packFilters } from '@/lib/list/pack-filters'
import { logLine } from '@/lib/log/log-line.mjs'
import { siteFromParams } from '@/lib/market/site'
import { loadSearchPage } from '@/lib/search/load-search-page'
import { resultRows } from '@/lib/search/result-rows'

export const dynamic = 'force-static'
export const revalidate = 60
export const generateStaticParams = async () => []

type Context = { params: Promise<{ market: string; lang: string; query: string; search: string }> }

const notFound = () => Response.json({ rows: [] }, { status: 404 })

/** One page of a search as JSON, in the format of `api/list`, from the same cached answer as the page itself. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { query: segment, search, ...place } = await params
  const site = siteFromParams(place)
  if (site?.mode !== 'domain') return notFound()
  try {
    const page = await loadSearchPage(site, { search, segment })
    if (page?.kind !== 'results') return notFound()
    return Response.json({
      rows: resultRows(site.lang, page),
      filters: packFilters(page.filters),
      totalCount: page.totalCount,
      pageCount: page.pageCount,
    })
  } catch (error) {
    logLine('error', 'search-page-failed', { market: site.market, reason: normaliseError(error).message })
    return Response.json({ rows: [] }, { status: 503, headers: { 'retry-after': String(RETRY_AFTER) } })
  }
}

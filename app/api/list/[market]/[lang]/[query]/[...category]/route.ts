import { decodeListSegment } from '@/lib/list/list-query'
import { loadProductList } from '@/lib/list/load-product-list'
import { siteFromParams } from '@/lib/market/site'

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = async () => []

type Context = { params: Promise<{ market: string; lang: string; query: string; category: string[] }> }

/** Products of one list page as JSON, for "show more". */
export async function GET(_request: Request, { params }: Context) {
  const { category, query: segment, ...place } = await params
  const site = siteFromParams(place)
  const query = decodeListSegment(segment)
  if (!site || !query) return Response.json({ products: [] }, { status: 404 })
  const page = await loadProductList(site, { alias: category.at(-1) ?? '', query })
  if (!page) return Response.json({ products: [] }, { status: 404 })
  return Response.json({ products: page.products })
}

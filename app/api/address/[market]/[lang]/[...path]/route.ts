import { loadContentPage } from '@/lib/content/load-content-page'
import { loadProductOrMove } from '@/lib/flows/load-product-or-move'
import { loadProductList } from '@/lib/list/load-product-list'
import { type Site, siteFromParams } from '@/lib/market/site'

export const dynamic = 'force-static'
export const revalidate = 300
export const generateStaticParams = async () => []

type Context = { params: Promise<{ market: string; lang: string; path: string[] }> }

/** The loader of a page by the first segment of its internal address. It is the one that the page itself uses. */
const LOADERS: Record<string, (site: Site, path: string[]) => Promise<object | null>> = {
  p: loadProductOrMove,
  list: (site, [segment = '', ...path]) => loadProductList(site, { path, segment }),
  content: (site, [alias = '']) => loadContentPage(site, alias),
  inspiration: (site, [alias = '']) => loadContentPage(site, alias),
}

const answer = (status: 200 | 308 | 404 | 503): Response => Response.json({}, { status })

/** `ProductMove` or `ListMove`: the page will redirect. */
const isMove = (content: object): boolean => 'movedTo' in content || ('kind' in content && content.kind === 'moved')

/**
 * Whether an internal address has content: 200, 308 for a redirect, 404 without, 503 when it could not be loaded. Much
 * cheaper than rendering the page. Only the server itself may ask (`scripts/serve/visits.mjs`); the answer is stored with
 * the tags of the data.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { path, ...place } = await params
  const site = siteFromParams(place)
  const [kind = '', ...rest] = path
  const load = Object.hasOwn(LOADERS, kind) ? LOADERS[kind] : undefined
  if (!site || !load) return answer(404)
  try {
    const content = await load(site, rest)
    if (content === null) return answer(404)
    return answer(isMove(content) ? 308 : 200)
  } catch {
    // the page fails next, and logs why
    return answer(503)
  }
}

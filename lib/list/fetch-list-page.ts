import 'client-only'
import { AppError } from '@/lib/errors/app-error'
import type { Site } from '@/lib/market/site'
import type { ProductCardModel } from '@/lib/product/product-types'
import { canonicalSearch, encodeListSegment, type ListQuery } from './list-query'

/** Products of a list's page and the query of its address, from the same stored result the page itself is drawn from. */
export async function fetchListPage(
  site: Site,
  categoryPath: string,
  query: ListQuery,
): Promise<{ products: ProductCardModel[]; search: string }> {
  const address = `/api/list/${site.market}/${site.lang}/${encodeListSegment(query)}${categoryPath}`
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) throw new AppError('BACKEND_STATUS', `List page answered ${answer?.status ?? 'nothing'}`, 503)
  const { z } = await import('zod/mini')
  // our own endpoint: only its frame is checked, the products are typed by the loader on the other side
  const frame = z.object({ products: z.array(z.looseObject({ productId: z.number() })) })
  const { products } = frame.parse(await answer.json())
  return { products: products as unknown as ProductCardModel[], search: canonicalSearch(query) }
}

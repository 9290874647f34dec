import 'client-only'
import * as z from 'zod/mini'
import { AppError } from '@/lib/errors/app-error'
import type { Site } from '@/lib/market/site'
import { type CardRow, cardRowSchema } from '@/lib/product/card-row-schema'
import { canonicalSearch, encodeListSegment, type ListQuery } from './list-query'

const answerSchema = z.object({ rows: z.array(cardRowSchema) })

/** Cards of a list's page and the query of its address, from the same stored result the page itself is drawn from. */
export async function fetchListPage(
  site: Site,
  listPath: string,
  query: ListQuery,
): Promise<{ rows: CardRow[]; search: string }> {
  const address = `/api/list/${site.market}/${site.lang}/${encodeListSegment(query)}${listPath}`
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) throw new AppError('BACKEND_STATUS', `List page answered ${answer?.status ?? 'nothing'}`, 503)
  const { rows } = answerSchema.parse(await answer.json())
  return { rows, search: canonicalSearch(query) }
}

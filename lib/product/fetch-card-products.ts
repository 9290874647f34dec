import 'client-only'
import * as z from 'zod/mini'
import { AppError } from '@/lib/errors/app-error'
import type { Site } from '@/lib/market/site'
import { type CardProduct, cardProductSchema, MOST_CARD_PRODUCTS } from './card-product-schema'

const answerSchema = z.object({ products: z.array(cardProductSchema) })

async function fetchSome({ market, lang }: Site, ids: readonly number[]): Promise<CardProduct[]> {
  const answer = await fetch(`/api/products/${market}/${lang}?ids=${ids.join()}`).catch(() => null)
  if (!answer?.ok) throw new AppError('BACKEND_STATUS', `Products answered ${answer?.status ?? 'nothing'}`, 503)
  return answerSchema.parse(await answer.json()).products
}

/**
 * Fetches products by id with the sizes that can be bought now; products that are no longer sold are missing. Throws
 * AppError.
 */
export async function fetchCardProducts(site: Site, ids: readonly number[]): Promise<CardProduct[]> {
  const parts: (readonly number[])[] = []
  for (let at = 0; at < ids.length; at += MOST_CARD_PRODUCTS) parts.push(ids.slice(at, at + MOST_CARD_PRODUCTS))
  return (await Promise.all(parts.map((part) => fetchSome(site, part)))).flat()
}

import 'client-only'
import * as z from 'zod/mini'
import { AppError } from '@/lib/errors/app-error'
import type { Site } from '@/lib/market/site'
import { type ColourLink, colourLinkSchema } from './colour-links'

const answerSchema = z.object({ colours: z.array(colourLinkSchema) })

/** Fetches the other colours of a product by its alias. Throws AppError. */
export async function fetchColourLinks({ market, lang }: Site, alias: string): Promise<ColourLink[]> {
  const address = `/api/colours/${market}/${lang}?product=${encodeURIComponent(alias)}`
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) throw new AppError('BACKEND_STATUS', `Colours answered ${answer?.status ?? 'nothing'}`, 503)
  return answerSchema.parse(await answer.json()).colours
}

import 'server-only'
import { shortenPageLife } from '@/lib/cache/cached'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import type { Site } from '@/lib/market/site'

/** A lesser part of a page; when it cannot be had, the page is shown without it and soon drawn again. */
export async function loadLesserPart<Part>(
  name: string,
  { market }: Pick<Site, 'market'>,
  loading: Promise<Part>,
  otherwise: Part,
): Promise<Part> {
  try {
    return await loading
  } catch (error) {
    logLine('warn', 'search-degraded', { part: name, market, reason: normaliseError(error).message })
    await shortenPageLife()
    return otherwise
  }
}

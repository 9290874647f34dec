import 'server-only'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import type { MarketAlias } from '@/lib/market/market-table'
import { shortenPageLife } from './cached'

/**
 * Loads an optional part of a page. On failure, logs the error under the name of the part, shortens the lifetime of the
 * cached page and resolves with `otherwise`. Never rejects.
 */
export async function loadOptionalPart<Part>(
  part: string,
  { market }: { market: MarketAlias },
  loading: Promise<Part>,
  otherwise: Part,
): Promise<Part> {
  try {
    return await loading
  } catch (error) {
    logLine('warn', 'page-degraded', { part, market, reason: normaliseError(error).message })
    await shortenPageLife()
    return otherwise
  }
}

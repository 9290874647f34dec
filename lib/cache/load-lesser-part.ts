import 'server-only'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import type { MarketAlias } from '@/lib/market/market-table'
import { shortenPageLife } from './cached'

/**
 * Loads a part that its page can do without. When that fails, it is logged under the part's name, `otherwise` is shown
 * instead, and the page is stored for a short time only. Never throws.
 */
export async function loadLesserPart<Part>(
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

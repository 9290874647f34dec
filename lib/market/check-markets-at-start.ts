import { env } from '@/lib/config/env'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import { compareMarkets } from './compare-markets'
import { fetchChannel } from './fetch-channel'
import { defaultLang, MARKETS } from './market-table'

/**
 * Logs each difference between the market table and the channel. Never throws, because the shop can start without its
 * backend.
 */
export async function checkMarketsAtStart(): Promise<void> {
  const market = env().FALLBACK_MARKET
  try {
    const channel = await fetchChannel({ market, lang: defaultLang(MARKETS[market]) })
    const differences = compareMarkets(MARKETS, channel?.markets ?? [])
    for (const difference of differences) logLine('warn', 'market-differs', { difference })
  } catch (error) {
    logLine('warn', 'markets-not-compared', { reason: normaliseError(error).message })
  }
}

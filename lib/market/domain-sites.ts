import { MARKET_ALIASES, MARKETS } from './market-table'
import type { Site } from './site'

/** Every market in each of its languages, as its own domain shows it. */
export const DOMAIN_SITES: readonly Site[] = MARKET_ALIASES.flatMap((market) =>
  MARKETS[market].languages.map((lang): Site => ({ market, lang, mode: 'domain' })),
)

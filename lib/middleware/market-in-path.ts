import {
  defaultLang,
  isLang,
  isMarketAlias,
  LANGS,
  type Lang,
  MARKETS,
  type MarketAlias,
} from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { ROUTES, type Route } from '@/lib/routing/routes'

export type InPath = { site: Site; segments: readonly string[]; unknownMarket: string | null }

// Language codes that the shop does not have. They are replaced by a language of the market (R-MARKET-05).
const FOREIGN = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'et', 'is', 'nn'])
const isLanguageCode = (code: string | undefined): boolean => isLang(code) || (code !== undefined && FOREIGN.has(code))

// First segments of the shop's paths: in `/p/fi`, `fi` is a product and not a language.
const PAGE_WORDS = new Set(
  (ROUTES as readonly Route[])
    .flatMap((route) => LANGS.flatMap((lang) => route.paths[lang]))
    .map((path) => path.split('/')[1] ?? '')
    .filter((word) => word !== '' && !word.startsWith(':')),
)

function siteIn(market: MarketAlias, code: string | undefined, chosen: string | undefined): Site {
  // the language in an address has precedence over the one chosen before
  const wanted = isLanguageCode(code) ? code : chosen
  const lang: Lang | undefined = MARKETS[market].languages.find((allowed) => allowed === wanted)
  return { market, lang: lang ?? defaultLang(MARKETS[market]), mode: 'path' }
}

type Known = {
  current: MarketAlias
  fallback: MarketAlias
  /** Language of the locale cookie, if any (R-MARKET-12). */
  chosen?: string | undefined
}

/**
 * Reads market and language from the first two segments, with all corrections of R-MARKET-01…05 and T14 at once.
 * `current` is used when the market is missing, `chosen` when the language is; `fallback` replaces an unknown market.
 */
export function marketInPath(segments: readonly string[], { current, fallback, chosen }: Known): InPath {
  const [first, second] = segments.slice(0, 2).map((segment) => segment.toLowerCase())
  const found = (market: MarketAlias, code: string | undefined, used: number, unknownMarket: string | null = null) => ({
    site: siteIn(market, code, chosen),
    segments: segments.slice(used),
    unknownMarket,
  })
  if (isLanguageCode(first) && isMarketAlias(second)) return found(second, first, 2)
  if (isMarketAlias(first)) {
    // `no` is the market, and also a common code of the Norwegian language.
    return found(first, second, isLanguageCode(second) || second === 'no' ? 2 : 1)
  }
  if (first && isLanguageCode(second) && !PAGE_WORDS.has(first)) return found(fallback, second, 2, first)
  return found(current, first, isLanguageCode(first) ? 1 : 0)
}

import type { MarketAlias } from '#catalogue/types'
import { MARKET_ALIASES } from './markets'

/** Whether a text is an origin of the web, such as `https://www.example.fi`. */
export const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text)

/**
 * The shop's origin in each market from `fi=https://www.example.fi,se=…`; a market that is not listed has its local
 * host on `port`. Throws for anything else.
 */
export function shopOriginsOf(list: string, port: number): Record<MarketAlias, string> {
  const given = list.split(',').flatMap((pair) => (pair.trim() === '' ? [] : [pair.trim().split('=')]))
  const wrong = given.find(
    ([alias, origin = '']) => !MARKET_ALIASES.some((each) => each === alias) || !isOrigin(origin),
  )
  if (wrong) throw new Error(`${wrong.join('=')} is not an origin of a market`)
  const named: Record<string, string> = Object.fromEntries(given)
  const originOf = (alias: MarketAlias): string => named[alias] ?? `http://${alias}.localhost:${port}`
  return { fi: originOf('fi'), se: originOf('se'), no: originOf('no'), dk: originOf('dk') }
}

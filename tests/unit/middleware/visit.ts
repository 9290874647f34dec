import { decide } from '@/lib/middleware/decide'
import type { Decision, MarketSetup } from '@/lib/middleware/decision'

export const SETUP: MarketSetup = { SHOP_DOMAINS: {}, FALLBACK_MARKET: 'fi', ROOT_PATH: '/fi/fi', ROOT_STATUS: 302 }

type Options = { host?: string; cookies?: Record<string, string>; method?: string; setup?: Partial<MarketSetup> }

/** The decision for an address as a browser would ask for it; `address` is path and query. */
export function visit(address: string, { host = 'localhost:3000', cookies = {}, setup }: Options = {}) {
  const url = new URL(`http://shop.invalid${address}`)
  return decide({ url, host, cookies: new Map(Object.entries(cookies)) }, { ...SETUP, ...setup })
}

/** Short form for tables: `rewrite /fi/fi` or `302 /fi/fi`. */
export function told(decision: Decision): string {
  if (decision.type === 'next') return 'next'
  if (decision.type === 'respond') return `${decision.status} ${decision.body}`
  return `${decision.type === 'redirect' ? decision.status : 'rewrite'} ${decision.to}`
}

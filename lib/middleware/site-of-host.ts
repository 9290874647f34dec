import { defaultLang, isMarketAlias, MARKET_ALIASES, MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import type { MarketSetup } from './decision'

const hostnameOf = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')

/**
 * The site of a Host header, configured or `{alias}.localhost` on any port; null when the market is in the path (T9).
 */
export function siteOfHost(host: string, domains: MarketSetup['SHOP_DOMAINS']): Site | null {
  const name = hostnameOf(host)
  // Tests the host of each configured origin; it includes a port that is not the default one.
  const configured = (test: (configuredHost: string) => boolean) =>
    MARKET_ALIASES.find((alias) => test(domains[alias]?.split('//')[1] ?? ''))
  const local = /^([a-z]+)\.localhost$/.exec(name)?.[1]
  // Two markets can share a hostname on different ports, so the full host is compared first.
  const market =
    configured((known) => known === host.toLowerCase() && known !== '') ??
    configured((known) => hostnameOf(known) === name && name !== '') ??
    (isMarketAlias(local) ? local : null)
  return market ? { market, lang: defaultLang(MARKETS[market]), mode: 'domain' } : null
}

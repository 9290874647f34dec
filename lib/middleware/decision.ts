import type { Env } from '@/lib/config/env'
import type { Site } from '@/lib/market/site'

/** Input of a decision. `Accept-Language` and the time are left out, because they must not affect it (R-ROUTE-03). */
export type Visit = {
  url: { pathname: string; search: string }
  host: string
  cookies: ReadonlyMap<string, string>
  /** Value of the header `OVER_LIMIT`. */
  overLimit?: string | null
}

export type MarketSetup = Pick<Env, 'SHOP_DOMAINS' | 'FALLBACK_MARKET' | 'ROOT_PATH' | 'ROOT_STATUS'>

/** Environment variables for the nonce policy. */
export type PolicySetup = Pick<
  Env,
  | 'PROVIDER_ORIGINS'
  | 'IMAGE_URL'
  | 'COMMERCE_PUBLIC_URL'
  | 'GRAPHQL_WS_URL'
  | 'FAVORITES_URL'
  | 'AUTH_URL'
  | 'SIGN_URL'
  | 'SEARCH_CLUSTER'
  | 'SEARCH_PUBLIC_CLUSTER'
  | 'GTM_ID'
  | 'GTM_ORIGIN'
  | 'TRACKER_DATA_ORIGINS'
>

/**
 * `to` is always a path of this origin. `error` is written to the log. `runsProviders`: the page gets a nonce policy,
 * because it runs scripts of payment providers. `isGuarded`: cookies have decided the answer, so that caches in front
 * must not store it (T34).
 */
export type Decision = { error?: string } & (
  | { type: 'rewrite'; to: string; runsProviders?: boolean; isGuarded?: boolean }
  | { type: 'redirect'; to: string; status: 301 | 302 | 307 | 308 }
  | { type: 'respond'; status: number; body: string }
  /** The request goes to the address unchanged. */
  | { type: 'next' }
)

/** A request with its market; `path` is the public address, percent-encoded, with the site's prefix. */
export type Placed = {
  site: Site
  segments: readonly string[]
  path: string
  search: string
  cookies: ReadonlyMap<string, string>
}

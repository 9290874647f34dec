import 'server-only'
import { env } from '@/lib/config/env'
import { formatMoney } from '@/lib/market/format-money'
import { LOCALES, MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import type { ShopConfig } from './shop-config'

/** Loads the settings of a site that are sent to the browser. */
export function loadShopConfig(site: Site): ShopConfig {
  const market = MARKETS[site.market]
  const {
    COMMERCE_PUBLIC_URL,
    GRAPHQL_WS_URL,
    AUTH_URL,
    SIGN_URL,
    IMAGE_URL,
    PROVIDER_ORIGINS,
    GTM_ID,
    GTM_ORIGIN,
    ...search
  } = env()
  return {
    site,
    channelId: market.channelId,
    iso: LOCALES[site.lang].iso,
    graphqlUrl: COMMERCE_PUBLIC_URL,
    authUrl: AUTH_URL,
    signUrl: SIGN_URL,
    ...(GRAPHQL_WS_URL ? { liveUrl: GRAPHQL_WS_URL } : null),
    imageBase: IMAGE_URL,
    searchCluster: search.SEARCH_PUBLIC_CLUSTER ?? search.SEARCH_CLUSTER,
    providerOrigins: PROVIDER_ORIGINS,
    ...(GTM_ID ? { container: `${GTM_ORIGIN}/gtm.js?id=${GTM_ID}` } : null),
    country: market.country,
    currency: market.currency,
    freeShippingFrom: formatMoney(site, market.freeShippingFrom),
  }
}

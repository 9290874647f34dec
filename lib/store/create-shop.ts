import { createOutbox } from '@/lib/cross-tab/create-outbox'
import type { ErrorCode } from '@/lib/errors/app-error'
import { createShopStore } from './create-shop-store'
import type { Call, Shop } from './shop'
import type { ShopConfig } from './shop-config'
import { emit } from './shop-events'

/** The tab's shop. The GraphQL client is fetched with the first command that needs it. */
export function createShop(config: ShopConfig): Shop {
  const store = createShopStore(config)
  const outbox = createOutbox()
  const onRefused = () => import('@/lib/auth/keep-session').then(({ renew }) => renew(shop))
  const onFailure = (code: ErrorCode) => emit(shop, 'error:api', { code })
  const access = { site: config.site, url: config.graphqlUrl, onRefused, onFailure }
  const operations = () => import('@/lib/apollo/browser-operations')
  const query: Call = async (document, variables, options) =>
    (await operations()).browserQuery(access, document, variables, options)
  const mutate: Call = async (document, variables, options) =>
    (await operations()).browserMutation(access, document, variables, options)
  const shop: Shop = {
    config,
    store,
    query,
    mutate,
    post: outbox.post,
    connectTabs: outbox.connect,
    timers: new Map(),
    queue: Promise.resolve(),
    sendWaiting: null,
  }
  return shop
}

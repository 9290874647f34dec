import { isMarketAlias, type MarketAlias } from '@/lib/market/market-table'
import type { Shop } from '@/lib/store/shop'

/** The market the cart is priced in and sent to: its rules are those of the form. */
export function checkoutMarket({ store, config }: Pick<Shop, 'store' | 'config'>): MarketAlias {
  const { checkoutMarket: alias } = store.getState().channel
  return isMarketAlias(alias) ? alias : config.site.market
}

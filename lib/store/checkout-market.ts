import { readCookie } from '@/lib/browser/cookies'
import { COOKIE } from '@/lib/config/constants'
import { isMarketAlias, type MarketAlias } from '@/lib/market/market-table'
import type { Shop } from './shop'

/** The market of delivery, which determines the prices of the cart and the rules of the checkout form. */
export function checkoutMarket({ store, config }: Pick<Shop, 'store' | 'config'>): MarketAlias {
  const { checkoutMarket: alias } = store.getState().channel
  return isMarketAlias(alias) ? alias : config.site.market
}

/** Restores the country of delivery that the shopper chose earlier on this origin (R-MARKET-10). */
export function restoreCheckoutMarket({ store }: Pick<Shop, 'store'>): void {
  const alias = readCookie(COOKIE.checkoutMarket)
  if (isMarketAlias(alias)) store.getState().setChannel({ checkoutMarket: alias })
}

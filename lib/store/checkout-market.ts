import { readCookie } from '@/lib/browser/cookies'
import { COOKIE } from '@/lib/config/constants'
import { isMarketAlias, type MarketAlias } from '@/lib/market/market-table'
import type { Shop } from './shop'

/** The market the cart is priced in and sent to: its rules are those of the form. */
export function checkoutMarket({ store, config }: Pick<Shop, 'store' | 'config'>): MarketAlias {
  const { checkoutMarket: alias } = store.getState().channel
  return isMarketAlias(alias) ? alias : config.site.market
}

/** Takes up the country of delivery that was chosen on this origin before (R-MARKET-10). */
export function restoreCheckoutMarket({ store }: Pick<Shop, 'store'>): void {
  const alias = readCookie(COOKIE.checkoutMarket)
  if (isMarketAlias(alias)) store.getState().setChannel({ checkoutMarket: alias })
}

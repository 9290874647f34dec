import 'client-only'
import { removeCookie, writeCookie } from '@/lib/browser/cookies'
import { COOKIE } from '@/lib/config/constants'
import { currencyOf } from '@/lib/market/currency-of'
import type { Lang, Market, MarketAlias } from '@/lib/market/market-table'
import type { Shop } from './shop'

type Target = { market: MarketAlias; lang: Lang; currency: Market['currency'] | null }

/**
 * Stores a change of market or language: current and checkout market, currency, cookies, message to other tabs
 * (R-MARKET-08, R-MARKET-09). The link itself loads the page of the other market, which runs all queries again. For a
 * market on another domain nothing is stored, because domains share no storage (T18).
 * Throws 'Currency not found for this market' (R-MARKET-11).
 */
export function rememberMarket(shop: Pick<Shop, 'store' | 'config' | 'post'>, target: Target): void {
  const { code } = currencyOf(target)
  const { site } = shop.config
  if (site.mode === 'domain' && site.market !== target.market) return
  writeCookie(COOKIE.locale, target.lang)
  if (site.market === target.market) return
  const { setChannel } = shop.store.getState()
  setChannel({ currentMarket: target.market, checkoutMarket: target.market, currentCurrency: code })
  writeCookie(COOKIE.market, target.market)
  removeCookie(COOKIE.checkoutMarket)
  shop.post({ type: 'market', market: target.market, data: { alias: target.market, currency: code } })
}

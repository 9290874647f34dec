import 'client-only'
import { GetCartDocument } from '@/graphql/generated/graphql'
import { cartMarket } from '@/lib/apollo/context-ids'
import { writeCookie } from '@/lib/browser/cookies'
import type { Cart } from '@/lib/cart/cart-types'
import { cartVariables } from '@/lib/cart/cart-variables'
import { inTurn } from '@/lib/cart/in-turn'
import { mapCart } from '@/lib/cart/map-cart'
import { saveCart } from '@/lib/cart/save-cart'
import { COOKIE } from '@/lib/config/constants'
import { AppError } from '@/lib/errors/app-error'
import { MARKETS, type MarketAlias } from '@/lib/market/market-table'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'

/** What changed with the country of delivery, for the notice. */
export type MarketChange = {
  market: MarketAlias
  /** Code of the new currency; null when it has not changed. */
  currency: string | null
  /** Whether currency or total have changed. */
  hasNewTotal: boolean
  /** Names of the products that the new market does not sell. */
  gone: string[]
  /** Promo code that is not valid there; null when none was removed. */
  removedCode: string | null
}

function compare(before: Cart, after: Cart, from: MarketAlias, to: MarketAlias): MarketChange {
  const { code } = MARKETS[to].currency
  const isOther = code !== MARKETS[from].currency.code
  const hasNewTotal = isOther || before.summary.totalIncVat !== after.summary.totalIncVat
  const left = new Set(after.lines.map(({ skuId }) => skuId))
  const gone = before.lines.filter(({ skuId }) => !left.has(skuId)).map(({ product }) => product.name)
  return {
    market: to,
    currency: isOther ? code : null,
    hasNewTotal,
    gone: [...new Set(gone)],
    removedCode: after.promoCode === null ? before.promoCode : null,
  }
}

/**
 * Changes the country of delivery. Fetches the cart at the prices of that market first, then updates market, cookie,
 * cart and the other tabs (R-MARKET-10, R-TAB-01). Changes nothing in three cases: without a cart or for the same
 * country (null), if that market sells none of the items ('nothing-sold'), and if no open cart can be fetched (throws
 * AppError).
 */
export function changeCheckoutMarket(shop: Shop, market: MarketAlias): Promise<MarketChange | 'nothing-sold' | null> {
  return inTurn(shop, async () => {
    const before = shop.store.getState().cart.data
    const from = checkoutMarket(shop)
    if (!before || from === market) return null
    const variables = { ...cartVariables(shop), ...cartMarket(market) }
    const after = mapCart((await shop.query(GetCartDocument, { id: before.id, ...variables }))?.getCart)
    if (!after || after.isCompleted) throw new AppError('CART_MISSING', 'There is no open cart in that market')
    // an empty checkout has no country field to change back
    if (after.lines.length === 0 && before.lines.length > 0) return 'nothing-sold'
    const { setChannel, setCheckout } = shop.store.getState()
    setChannel({ checkoutMarket: market })
    // methods of the old market must no longer be offered
    setCheckout({ options: null, town: '', currentZip: '' })
    writeCookie(COOKIE.checkoutMarket, market)
    const { code } = MARKETS[market].currency
    shop.post({ type: 'checkout-market', market: shop.config.site.market, data: { alias: market, currency: code } })
    saveCart(shop, after)
    return compare(before, after, from, market)
  })
}

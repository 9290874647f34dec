import 'client-only'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'

/**
 * JSON for the search and loyalty services (R-CHECKOUT-15): the keys of the search session, and whether the order earns
 * loyalty points, which a guest does not. The keys are '' in a tab that has not searched (T32).
 */
export function merchantData(shop: Shop): string {
  const { customerKey, sessionKey } = shop.store.getState().searchSession
  const market = checkoutMarket(shop).toUpperCase()
  return JSON.stringify({ voyadoElevateData: { customerKey, sessionKey, market, shouldAwardPoints: false } })
}

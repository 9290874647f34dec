import 'client-only'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'

/**
 * JSON for the search and loyalty services (R-CHECKOUT-15): the keys of the search session, and whether the order earns
 * points. A guest earns none. The keys are '' unless the tab has searched: a checkout creates none (T32).
 */
export function merchantData(shop: Shop): string {
  const { customerKey, sessionKey } = shop.store.getState().searchSession
  const market = checkoutMarket(shop).toUpperCase()
  return JSON.stringify({ voyadoElevateData: { customerKey, sessionKey, market, shouldAwardPoints: false } })
}

import 'client-only'
import { readSearchKeys } from '@/lib/search/search-session'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'

/**
 * JSON for the search and loyalty services (R-CHECKOUT-15): the keys of the search session, which are created if the
 * tab has none, and whether the order earns points. A guest earns none.
 */
export const merchantData = (shop: Shop): string =>
  JSON.stringify({
    voyadoElevateData: {
      ...readSearchKeys(shop),
      market: checkoutMarket(shop).toUpperCase(),
      shouldAwardPoints: false,
    },
  })

import 'client-only'
import { readSearchKeys } from '@/lib/search/search-session'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'

/**
 * What the search and loyalty services are told with an order, as JSON (R-CHECKOUT-15): the shopper's search session, and
 * whether she earns points. A guest earns none.
 */
export const merchantData = (shop: Shop): string =>
  JSON.stringify({
    voyadoElevateData: {
      ...readSearchKeys(shop),
      market: checkoutMarket(shop).toUpperCase(),
      shouldAwardPoints: false,
    },
  })

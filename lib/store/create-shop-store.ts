import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ShopConfig } from './shop-config'
import type { ShopState } from './shop-state'
import { createAuthSlice } from './slices/auth-slice'
import { createCartLinkSlice } from './slices/cart-link-slice'
import { createCartSlice } from './slices/cart-slice'
import { createChannelSlice } from './slices/channel-slice'
import { createCheckoutSlice } from './slices/checkout-slice'
import { createConsentSlice } from './slices/consent-slice'
import { createEventsSlice } from './slices/events-slice'
import { createFavoritesSlice } from './slices/favorites-slice'
import { createLayersSlice } from './slices/layers-slice'
import { createListSlice } from './slices/list-slice'
import { createLoadingSlice } from './slices/loading-slice'
import { createNetworkSlice } from './slices/network-slice'
import { createProgressSlice } from './slices/progress-slice'
import { createQuickshopSlice } from './slices/quickshop-slice'
import { createRootSlice } from './slices/root-slice'
import { createSearchSessionSlice } from './slices/search-session-slice'

/** A new store of one tab, or of one server render: never shared between visitors. */
export function createShopStore(config: ShopConfig): StoreApi<ShopState> {
  const store = createStore<ShopState>()((set) => ({
    ...createRootSlice(set),
    ...createChannelSlice(set),
    ...createAuthSlice(set),
    ...createCartSlice(set),
    ...createCartLinkSlice(set),
    ...createCheckoutSlice(set),
    ...createLayersSlice(set),
    ...createListSlice(set),
    ...createFavoritesSlice(set),
    ...createQuickshopSlice(set),
    ...createSearchSessionSlice(set),
    ...createLoadingSlice(set),
    ...createProgressSlice(set),
    ...createNetworkSlice(set),
    ...createConsentSlice(set),
    ...createEventsSlice(set),
  }))
  store.getState().setChannel({
    currentMarket: config.site.market,
    checkoutMarket: config.site.market,
    currentCurrency: config.currency.code,
  })
  return store
}

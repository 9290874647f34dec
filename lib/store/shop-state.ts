import type { AuthSlice } from './slices/auth-slice'
import type { CartLinkSlice } from './slices/cart-link-slice'
import type { CartSlice } from './slices/cart-slice'
import type { ChannelSlice } from './slices/channel-slice'
import type { CheckoutSlice } from './slices/checkout-slice'
import type { ConsentSlice } from './slices/consent-slice'
import type { EventsSlice } from './slices/events-slice'
import type { FavoritesSlice } from './slices/favorites-slice'
import type { LayersSlice } from './slices/layers-slice'
import type { ListSlice } from './slices/list-slice'
import type { LoadingSlice } from './slices/loading-slice'
import type { NetworkSlice } from './slices/network-slice'
import type { ProgressSlice } from './slices/progress-slice'
import type { QuickshopSlice } from './slices/quickshop-slice'
import type { RootSlice } from './slices/root-slice'
import type { SearchSessionSlice } from './slices/search-session-slice'

/** The state of one tab. */
export type ShopState = RootSlice &
  ChannelSlice &
  AuthSlice &
  CartSlice &
  CartLinkSlice &
  CheckoutSlice &
  LayersSlice &
  ListSlice &
  FavoritesSlice &
  QuickshopSlice &
  SearchSessionSlice &
  LoadingSlice &
  ProgressSlice &
  ConsentSlice &
  NetworkSlice &
  EventsSlice

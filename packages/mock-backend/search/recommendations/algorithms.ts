import type { Algorithm } from '@apptus/esales-api'
import { addToCartProducts } from './add-to-cart-products'
import { alternatives } from './alternatives'
import { cartProducts } from './cart-products'
import { favorites } from './favorites'
import { moreFromSeries } from './more-from-series'
import { newestProducts } from './newest-products'
import { personal } from './personal'
import { recentlyViewed } from './recently-viewed'
import type { Recommend } from './recommendation'
import { styleWith } from './style-with'
import { topProducts } from './top-products'
import { upsell } from './upsell'

/** The implementation of every algorithm in the vendor's contract. */
export const ALGORITHMS: Record<Algorithm, Recommend> = {
  TOP_PRODUCTS: topProducts,
  PERSONAL: personal,
  CART: cartProducts,
  STYLE_WITH: styleWith,
  ALTERNATIVES: alternatives,
  UPSELL: upsell,
  NEWEST_PRODUCTS: newestProducts,
  FAVORITES: favorites,
  MORE_FROM_SERIES: moreFromSeries,
  RECENTLY_VIEWED: recentlyViewed,
  ADD_TO_CART_RECS: addToCartProducts,
}

export const ALGORITHM_NAMES = Object.keys(ALGORITHMS) as Algorithm[]

/** Algorithms that need a product to start from. */
export const NEEDS_PRODUCT: ReadonlySet<Algorithm> = new Set([
  'ALTERNATIVES',
  'UPSELL',
  'STYLE_WITH',
  'MORE_FROM_SERIES',
])

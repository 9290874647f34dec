import type { Query } from '#search/search-context'
import { addToCartPopup } from './add-to-cart-popup'
import { autocomplete } from './autocomplete'
import { cartPage } from './cart-page'
import { contentInformation } from './content-information'
import { contentSearchPage } from './content-search-page'
import { landingPage } from './landing-page'
import { navigationTree } from './navigation-tree'
import { productPage } from './product-page'
import { searchPage } from './search-page'

/** Query handlers by the last part of their path (R-SEARCH-01). */
export const QUERIES: Record<string, Query> = {
  'add-to-cart-popup': addToCartPopup,
  autocomplete,
  'cart-page': cartPage,
  'content-information': contentInformation,
  'content-search-page': contentSearchPage,
  'landing-page': landingPage,
  'navigation-tree': navigationTree,
  'product-page': productPage,
  'search-page': searchPage,
}

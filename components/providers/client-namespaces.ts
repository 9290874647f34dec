/** Texts the islands of every page need; the rest of the catalogue stays on the server. */
export const CLIENT_NAMESPACES = [
  'cart',
  'common',
  'content',
  'errors',
  'favorites',
  'layout',
  'newsletter',
  'offline',
  'product',
  'quickshop',
  'searchField',
] as const

/** Texts of the product page, on top of those of every page. */
export const PRODUCT_NAMESPACES = ['notify', 'productPage'] as const

/** Texts of the favourites' page, on top of those of every page. */
export const FAVORITES_NAMESPACES = ['favoritesPage'] as const

/** Texts of lists, on top of those of every page. */
export const LIST_NAMESPACES = ['filter', 'list'] as const

/** Texts of the focused pages, on top of what the cart needs. */
export const CHECKOUT_NAMESPACES = ['cart', 'checkout', 'common', 'confirm', 'errors', 'layout', 'promo'] as const

/** Texts of codes, loaded with the cart's drawer. */
export const PROMO_NAMESPACES = ['promo'] as const

/** Texts of what the service changed in a cart, loaded when it did. */
export const CART_NEWS_NAMESPACES = ['cartNews'] as const

/** Texts of a shared cart, loaded when somebody follows its link. */
export const CART_LINK_NAMESPACES = ['cartLink'] as const

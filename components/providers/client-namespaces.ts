/** Messages for the client components of every page; all other messages stay on the server. */
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

/** Messages of the product page, in addition to those of every page. */
export const PRODUCT_NAMESPACES = ['notify', 'productPage'] as const

/** Messages of the favourites page, in addition to those of every page. */
export const FAVORITES_NAMESPACES = ['favoritesPage'] as const

/** Messages of lists, in addition to those of every page. */
export const LIST_NAMESPACES = ['filter', 'list'] as const

/** Messages of checkout and confirmation. */
export const CHECKOUT_NAMESPACES = [
  'cart',
  'checkout',
  'common',
  'confirm',
  'errors',
  'layout',
  'product',
  'promo',
] as const

/** Messages for promo codes, loaded with the cart drawer. */
export const PROMO_NAMESPACES = ['promo'] as const

/** Messages about changes that the service made to the cart, loaded when there are any. */
export const CART_NEWS_NAMESPACES = ['cartNews'] as const

/** Messages about a shared cart, loaded when somebody opens its link. */
export const CART_LINK_NAMESPACES = ['cartLink'] as const

/** Messages for what hydrates at the start of every page; all other messages come later or stay on the server. */
export const CLIENT_NAMESPACES = [
  'cart.open',
  'cart.word',
  'common',
  'errors',
  'favorites',
  'layout',
  'offline',
] as const

/** Messages of the parts whose code is loaded later. They are loaded with it and are not in the page. */
export const LATE_NAMESPACES = [
  'cart',
  'cartLink',
  'cartNews',
  'content',
  'filter',
  'list',
  'newsletter',
  'notify',
  'product',
  'productPage',
  'promo',
  'quickshop',
  'searchField',
] as const

/** Messages of the favourites page, in addition to those of every page. */
export const FAVORITES_NAMESPACES = ['cart', 'favoritesPage', 'product', 'quickshop'] as const

/** Messages of checkout and confirmation. */
export const CHECKOUT_NAMESPACES = [
  'cart',
  'cartNews',
  'checkout',
  'common',
  'confirm',
  'errors',
  'layout',
  'product',
  'promo',
] as const

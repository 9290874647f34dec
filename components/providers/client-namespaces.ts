/** Messages of what hydrates at the start of a page; others come later (`build/pick-late-messages.mjs`) or never. */
export const CLIENT_NAMESPACES = [
  'cart.open',
  'cart.word',
  'common',
  'errors',
  'favorites',
  'layout',
  'offline',
] as const

/** Messages of the favourites page, in addition to those of every page. */
export const FAVORITES_NAMESPACES = ['cart', 'favoritesPage', 'product', 'quickshop'] as const

/** Messages of checkout and confirmation. */
export const CHECKOUT_NAMESPACES = [
  'cart',
  'cartChanges',
  'checkout',
  'common',
  'confirm',
  'errors',
  'layout',
  'product',
  'promo',
] as const

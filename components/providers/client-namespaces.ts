/** Texts the islands of every page need; the rest of the catalogue stays on the server. */
export const CLIENT_NAMESPACES = [
  'cart',
  'common',
  'content',
  'errors',
  'layout',
  'list',
  'newsletter',
  'product',
] as const

/** Texts of the focused pages, on top of what the cart needs. */
export const CHECKOUT_NAMESPACES = ['cart', 'checkout', 'common', 'confirm', 'errors', 'layout'] as const

import 'client-only'

/** Longer than any id a service gives; anything else after `#` is no cart. */
const CART_ID = /^[\w-]{1,64}$/

/**
 * Takes the id of a cart link, base URL + `?action=cart#{cartId}`, out of the address, so that a reload copies nothing
 * twice (R-NAV-03, T26). Other parameters stay as they are. '' when it cannot be an id.
 */
export function takeLinkedCartId({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const others = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter && !parameter.startsWith('action='))
  window.history.replaceState(null, '', others.length > 0 ? `${pathname}?${others.join('&')}` : pathname)
  const id = hash.slice(1)
  return CART_ID.test(id) ? id : ''
}

import 'client-only'

/** Syntax of a cart id. */
const CART_ID = /^[\w-]{1,64}$/

/**
 * Removes the id of a cart link, base URL + `?action=cart#{cartId}`, from the address and returns it, so that a reload
 * copies nothing twice (R-NAV-03, T26). Other parameters stay. '' for an invalid id.
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

import 'client-only'

/** Longer than any id a service gives; anything else after `#` is no cart. */
const CART_ID = /^[\w-]{1,64}$/

/** The id in a cart link, base URL + `?action=cart#{cartId}` (R-NAV-03); '' when it cannot be one, null for any other address. */
export function linkedCartId({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  if (new URLSearchParams(search).get('action') !== 'cart' || hash.length < 2) return null
  const id = hash.slice(1)
  return CART_ID.test(id) ? id : ''
}

/** Takes the cart link out of the address, so that a reload copies nothing twice (T26). Other parameters stay as they are. */
export function cleanCartLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const others = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter && !parameter.startsWith('action='))
  window.history.replaceState(null, '', others.length > 0 ? `${pathname}?${others.join('&')}` : pathname)
}

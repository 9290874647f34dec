/** The cart id of a cart link, base URL + `?action=cart#{cartId}`; null for any other address (R-NAV-03). */
export function sharedCartId({ search, hash }: { search: string; hash: string }): string | null {
  if (new URLSearchParams(search).get('action') !== 'cart') return null
  return hash.length > 1 ? hash.slice(1) : null
}

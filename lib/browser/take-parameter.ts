import 'client-only'

/**
 * A parameter of the address, which is removed from it: a key there would reach logs and other sites. '' without one.
 */
export function takeParameter(name: string): string {
  const url = new URL(window.location.href)
  const value = url.searchParams.get(name) ?? ''
  if (!value) return ''
  url.searchParams.delete(name)
  window.history.replaceState(null, '', url.pathname + url.search + url.hash)
  return value
}

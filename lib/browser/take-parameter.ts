import 'client-only'

/**
 * Reads a query parameter and removes it from the address, so that a key in it reaches no log and no other site. Returns
 * '' when the parameter is missing.
 */
export function takeParameter(name: string): string {
  const url = new URL(window.location.href)
  const value = url.searchParams.get(name) ?? ''
  if (!value) return ''
  url.searchParams.delete(name)
  window.history.replaceState(null, '', url.pathname + url.search + url.hash)
  return value
}

const NAMING = ['type', 'name', 'class', 'aria-label', 'data-testid', 'data-look']

/** What a button or field has in common with the element that React draws anew in its place; ids and texts differ. */
function signatureOf(element: Element): string {
  const isTyped = element instanceof HTMLInputElement && !/^(checkbox|radio)$/.test(element.type)
  return JSON.stringify([
    element.localName,
    ...NAMING.map((name) => element.getAttribute(name)),
    isTyped ? null : element.getAttribute('value'),
    element.closest('form')?.getAttribute('action'),
  ])
}

/**
 * The element itself if it is still within `container`. When React could not hydrate the server's HTML, because an
 * extension or a translation had changed it, the one it drew in its place; null where several could be meant.
 */
export function findInPlaceOf<T extends Element>(element: T, container: Element): T | null {
  if (container.contains(element)) return element
  if (element.isConnected) return null
  const signature = signatureOf(element)
  const found = [...container.querySelectorAll(element.localName)].filter((other) => signatureOf(other) === signature)
  return found.length === 1 ? (found[0] as T) : null
}

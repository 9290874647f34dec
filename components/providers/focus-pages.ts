import type { Shop } from '@/lib/store/shop'

/**
 * Where the pressed link left with its page, the focus fell to the document: a new path puts it at the beginning of the
 * content, so that the next Tab does not begin with the header again. Scrolling stays the router's. Returns the way to stop.
 */
export function focusPages({ store }: Shop): () => void {
  return store.subscribe(({ root: now }, { root: before }) => {
    const { activeElement, body } = document
    if (now.currentPath === before.currentPath || (activeElement && activeElement !== body)) return
    document.getElementById('main')?.focus({ preventScroll: true })
  })
}

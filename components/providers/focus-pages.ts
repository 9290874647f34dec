import type { Shop } from '@/lib/store/shop'
import { afterFrame } from './after-frame'

/**
 * Where the pressed link left with its page, the focus fell to the document: a new path puts it at the beginning of the
 * content, so that the next Tab does not begin with the header again. Scrolling stays the router's. Returns the way to stop.
 */
export function focusPages({ store }: Shop): () => void {
  return store.subscribe(({ root: now }, { root: before }) => {
    if (now.currentPath === before.currentPath) return
    afterFrame(() => {
      const { activeElement, body } = document
      if (!activeElement || activeElement === body) document.getElementById('main')?.focus({ preventScroll: true })
    })
  })
}

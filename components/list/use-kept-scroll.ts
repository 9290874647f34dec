import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps visible content in place when a page is inserted above it. The returned function records the position; call it
 * directly before the state update that inserts the page.
 */
export function useKeptScroll(productArea: RefObject<HTMLElement | null>): () => void {
  const recorded = useRef<{ page: Element; top: number } | null>(null)
  useLayoutEffect(() => {
    if (!recorded.current) return
    const { page, top } = recorded.current
    recorded.current = null
    const shift = page.getBoundingClientRect().top - top
    // browsers with scroll anchoring need no correction
    if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' })
  })
  return () => {
    const page = productArea.current?.querySelector('[data-page]')
    recorded.current = page ? { page, top: page.getBoundingClientRect().top } : null
  }
}

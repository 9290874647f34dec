import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps visible content in place when a page is inserted above. Call the returned function just before. */
export function useKeptScroll(productArea: RefObject<HTMLElement | null>): () => void {
  const noted = useRef<{ page: Element; top: number } | null>(null)
  useLayoutEffect(() => {
    if (!noted.current) return
    const { page, top } = noted.current
    noted.current = null
    const moved = page.getBoundingClientRect().top - top
    // browsers with scroll anchoring need no correction
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  })
  return () => {
    const page = productArea.current?.querySelector('[data-page]')
    noted.current = page ? { page, top: page.getBoundingClientRect().top } : null
  }
}

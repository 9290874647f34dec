import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps what is in view in its place when a page is put above it. `note` is called just before. */
export function useKeptScroll(productArea: RefObject<HTMLElement | null>): () => void {
  const noted = useRef<{ page: Element; top: number } | null>(null)
  useLayoutEffect(() => {
    if (!noted.current) return
    const { page, top } = noted.current
    noted.current = null
    const moved = page.getBoundingClientRect().top - top
    // browsers that anchor the scroll position themselves have nothing left to correct
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  })
  return () => {
    const page = productArea.current?.querySelector('[data-page]')
    noted.current = page ? { page, top: page.getBoundingClientRect().top } : null
  }
}

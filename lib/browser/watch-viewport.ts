import 'client-only'
import { viewportClass } from './viewport-class'

/**
 * Calls `onWidth` with the width of the window in CSS pixels, now and after every resize, and sets `data-viewport` of
 * the document (R-PAGE-17). Returns a cleanup function.
 */
export function watchViewport(onWidth: (width: number) => void): () => void {
  let frame = 0
  const measure = () => {
    document.documentElement.dataset.viewport = viewportClass(window.innerWidth)
    onWidth(window.innerWidth)
  }
  const onResize = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  }
  measure()
  window.addEventListener('resize', onResize, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('resize', onResize)
  }
}

import 'client-only'
import { isAncientBrowser } from '@/lib/browser/is-ancient-browser'
import { viewportClass } from '@/lib/browser/viewport-class'
import type { Shop } from './shop'

/**
 * Copies what the browser knows into the store: width, age, on- or offline (R-PAGE-11, R-PAGE-16, R-PAGE-17).
 * Returns a cleanup function.
 */
export function watchBrowser({ store }: Pick<Shop, 'store'>): () => void {
  const { setRoot, setNetwork } = store.getState()
  let frame = 0
  const measure = () => {
    setRoot({ viewportWidth: window.innerWidth })
    document.documentElement.dataset.viewport = viewportClass(window.innerWidth)
  }
  const onResize = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  }
  const onLine = () => setNetwork({ isOnline: navigator.onLine })
  setRoot({ ancientBrowser: isAncientBrowser() })
  measure()
  onLine()
  const stop = new AbortController()
  const { signal } = stop
  window.addEventListener('resize', onResize, { signal, passive: true })
  window.addEventListener('online', onLine, { signal })
  window.addEventListener('offline', onLine, { signal })
  return () => {
    cancelAnimationFrame(frame)
    stop.abort()
  }
}

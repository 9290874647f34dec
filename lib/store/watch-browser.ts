import 'client-only'
import { isAncientBrowser } from '@/lib/browser/is-ancient-browser'
import { watchNetwork } from '@/lib/browser/watch-network'
import { watchViewport } from '@/lib/browser/watch-viewport'
import type { Shop } from './shop'

/**
 * Copies the state of the browser into the store: too old or not, online or not, and the width of the viewport
 * (R-PAGE-11, R-PAGE-16, R-PAGE-17). Returns a cleanup function.
 */
export function watchBrowser({ store }: Pick<Shop, 'store'>): () => void {
  const { setRoot, setNetwork } = store.getState()
  setRoot({ ancientBrowser: isAncientBrowser() })
  const stopViewport = watchViewport((viewportWidth) => setRoot({ viewportWidth }))
  const stopNetwork = watchNetwork((isOnline) => setNetwork({ isOnline }))
  return () => {
    stopViewport()
    stopNetwork()
  }
}

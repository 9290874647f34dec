import { closeHotspots } from '@/components/content/close-hotspots'
import { hideHeaderOnScroll } from '@/components/layout/hide-header-on-scroll'
import { afterFrame } from '@/lib/browser/after-frame'
import { keepOfflinePage } from '@/lib/pwa/keep-offline-page'
import type { Shop } from '@/lib/store/shop'

/** Starts the listeners outside React at the first interaction. Returns a cleanup function. */
export function startPageListeners({ config }: Shop, offlinePath: string): () => void {
  const cleanups = [closeHotspots(), hideHeaderOnScroll()]
  // a separate file, which the offline page then finds in the browser's cache
  import('@/lib/product/visited-products').then(
    ({ picturesToKeep }) => keepOfflinePage(offlinePath, () => picturesToKeep(config.site)),
    () => {},
  )
  // ends the estimated heights of `content-visibility: auto`, so that going back restores the scroll position
  afterFrame(() => document.documentElement.toggleAttribute('data-awake', true))
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}

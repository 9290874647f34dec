import 'client-only'
import { IS_DEVELOPMENT } from '@/lib/config/is-development'
import type { OfflineMessage } from './offline-message-schema'

/**
 * Registers the service worker and has it store the offline page of this language with the pictures shown on it
 * (R-SW-01). `readPictures` is called when the worker runs. Without service workers (private windows, plain http) the
 * browser shows its own error page.
 */
export function keepOfflinePage(path: string, readPictures: () => string[]): void {
  if (!('serviceWorker' in navigator) || IS_DEVELOPMENT) return
  const { serviceWorker } = navigator
  serviceWorker
    .register('/sw.js')
    .then(() => serviceWorker.ready)
    .then(({ active }) => active?.postMessage({ offlinePage: path, pictures: readPictures() } satisfies OfflineMessage))
    // refused by the browser or not reached: the next page tries again
    .catch(() => {})
}

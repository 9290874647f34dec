import 'client-only'

/**
 * Registers the service worker at the site root and has it keep the page that stands in where none can be reached, in
 * this site's language, and the pictures that stand on it, read once it runs (R-SW-01). Without workers (private windows,
 * plain http) the browser's own page comes.
 */
export function keepOfflinePage(path: string, readPictures: () => string[]): void {
  if (!('serviceWorker' in navigator) || process.env.NODE_ENV === 'development') return
  const { serviceWorker } = navigator
  serviceWorker
    .register('/sw.js')
    .then(() => serviceWorker.ready)
    .then(({ active }) => active?.postMessage({ offlinePage: path, pictures: readPictures() }))
    // refused by the browser or not reached: the next page tries again
    .catch(() => {})
}

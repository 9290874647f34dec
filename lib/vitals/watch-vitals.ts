import 'client-only'
import { may, watchConsent } from '@/lib/consent/consent'
import type { Shop } from '@/lib/store/shop'

/** Measures how this document is shown, once statistics are allowed. Returns a cleanup function. */
export function watchVitals(shop: Shop): () => void {
  let isStarted = false
  const start = () => {
    if (isStarted || !may('statistics')) return
    isStarted = true
    import('./report-vitals')
      .then(({ reportVitals }) => reportVitals(shop))
      // not loaded, or a browser that cannot measure: nothing that a shopper sees depends on it
      .catch(() => {})
  }
  start()
  return watchConsent(shop, start)
}

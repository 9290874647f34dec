import 'client-only'
import { waitForMoment } from '@/lib/browser/first-interaction'
import { may, watchConsent } from '@/lib/consent/consent'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import type { Shop } from '@/lib/store/shop'

/** Whether events may be reported: to whom, the tag manager decides by the purpose. */
const mayMeasure = (): boolean => may('statistics') || may('marketing')

async function loadAnalytics({ config: { container } }: Shop) {
  const [{ startAnalytics }] = await Promise.all([
    import('@/lib/analytics/start-analytics'),
    // the shopper's choice is the first entry of the data layer; `startConsent` has asked for this file before
    container ? import('@/lib/consent/tag-container') : null,
  ])
  return startAnalytics
}

/**
 * Reports the events of the shop as long as the shopper allows statistics or marketing. Without that nothing of it is
 * loaded. Must start after `startConsent`. Returns a cleanup function.
 */
export function startMeasuring(shop: Shop): () => void {
  /** What is reported of the time before: see `AnalyticsOptions`. */
  let from: 'document' | 'page' | 'now' = mayMeasure() ? 'document' : 'page'
  /** The start that counts: another one when the shopper has changed her mind before it was loaded. */
  let current: symbol | null = null
  let stop = () => {}
  const start = async (mine: symbol) => {
    await waitForMoment('rest')
    const startAnalytics = current === mine ? await loadAnalytics(shop) : null
    if (startAnalytics && current === mine) stop = startAnalytics(shop, { from, mayIdentify: () => may('marketing') })
  }
  const end = () => {
    stop()
    stop = () => {}
    if (current) from = 'now'
    current = null
  }
  const follow = () => {
    if (!mayMeasure()) return end()
    if (current) return
    const mine = Symbol('start')
    current = mine
    start(mine).catch((error) => {
      // a later consent tries again
      if (current === mine) current = null
      reloadOrReport(error, { type: 'load', component: 'analytics' })
    })
  }
  follow()
  const stopWatching = watchConsent(shop, follow)
  return () => {
    stopWatching()
    end()
  }
}

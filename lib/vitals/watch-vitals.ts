import 'client-only'
import { may, watchConsent } from '@/lib/consent/consent'
import { matchPath } from '@/lib/routing/match-route'
import { type PageName, pageNameOf } from '@/lib/routing/route-name'
import type { Shop } from '@/lib/store/shop'

/** Name of the open page; from the address until the page has stored it. */
function kindOfPage({ config, store }: Shop): PageName {
  const marked = pageNameOf(store.getState().root.currentRouteName)
  return (marked || (matchPath(config.site, window.location.pathname)?.route.name ?? 'not-found')) as PageName
}

/** Measures how this document is shown, once statistics are allowed. Returns a cleanup function. */
export function watchVitals(shop: Shop): () => void {
  // read now: consent may come on a later page, but the vitals are those of the page the document was loaded for
  const page = kindOfPage(shop)
  let isStarted = false
  const start = () => {
    if (isStarted || !may('statistics')) return
    isStarted = true
    import('./report-vitals')
      .then(({ reportVitals }) => reportVitals(page))
      // not loaded, or a browser that cannot measure: nothing that a shopper sees depends on it
      .catch(() => {})
  }
  start()
  return watchConsent(shop, start)
}

import 'client-only'
import { LEAVE_LIMIT } from '@/lib/config/constants'
import { endLoading, startLoading } from './loading-indicator'
import { finishProgress, startProgress } from './progress-bar'
import { clearTimer, setTimer } from './set-timer'
import type { Shop } from './shop'
import { emit } from './shop-events'

const TIMER = 'leave-page'

/**
 * Call it when a page of the shop is about to open in place of this one. The progress bar begins; for another path also
 * the loading indicator, and the route change is emitted (R-NAV-05, T49). Offline, it stores the address for another
 * try and returns false: this page must stay (R-PAGE-16).
 */
export function leavePage(shop: Shop, href: string): boolean {
  const { network, setNetwork } = shop.store.getState()
  // on the offline page the worker answers at the requested address, from where it can be tried again
  if (!navigator.onLine && !network.isOfflinePage) {
    setNetwork({ unreached: { href } })
    return false
  }
  setNetwork({ unreached: null })
  startProgress(shop)
  const { pathname } = new URL(href, window.location.href)
  if (pathname !== window.location.pathname) {
    startLoading(shop)
    emit(shop, 'route:change', { path: pathname })
  }
  // the shopper may stop the navigation, and a download keeps the page: no event tells of either
  setTimer(shop, TIMER, LEAVE_LIMIT, () => stayOnPage(shop))
  return true
}

/** Ends what `leavePage` began: another page is shown in place, or the navigation has come to nothing. */
export function stayOnPage(shop: Shop): void {
  clearTimer(shop, TIMER)
  endLoading(shop)
  finishProgress(shop)
  shop.store.getState().setProgress({ startedAt: 0 })
}

/** The same for a page that the back/forward cache has restored, without the end of the bar, which was left long ago. */
export function returnToPage(shop: Shop): void {
  shop.store.getState().setProgress({ phase: 'idle', hasFailed: false })
  stayOnPage(shop)
}

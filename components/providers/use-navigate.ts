import { useCallback, useEffect, useLayoutEffect, useRef, useTransition } from 'react'
import { useShopRouter } from '@/components/ui/use-shop-router'
import { afterFrame } from '@/lib/browser/after-frame'
import { hydrateAll, whenIdle } from '@/lib/browser/first-interaction'
import { LOADING_DELAY } from '@/lib/config/constants'
import type { Site } from '@/lib/market/site'
import { isAccountPath } from '@/lib/routing/account-pages'
import { runsProviders } from '@/lib/routing/runs-providers'
import { endLoading, startLoading } from '@/lib/store/loading-indicator'
import { finishProgress, startProgress } from '@/lib/store/progress-bar'
import { focusContent } from './focus-content'
import { noteLoadingPictures } from './left-pictures'
import { useShop } from './use-shop'

/** Whether a navigation enters or leaves a page with payment providers, which has a policy of its own. */
function isOtherDocument(site: Site, href: string): boolean {
  const { pathname } = new URL(href, window.location.href)
  return runsProviders(site, pathname) !== runsProviders(site, window.location.pathname)
}

/** Whether a navigation keeps the scroll position: from one account page to another (R-NAV-01). */
function keepsScroll(site: Site, href: string): boolean {
  const { pathname } = new URL(href, window.location.href)
  return isAccountPath(site, pathname) && isAccountPath(site, window.location.pathname)
}

/**
 * Navigates to a page of the shop, like a press on a link (R-NAV-05). Offline, it stays on the page, stores the address
 * for another try (R-PAGE-16) and returns false.
 */
export function useNavigate(): (href: string) => boolean {
  const shop = useShop()
  const { push } = useShopRouter()
  const [isUnderWay, startNavigation] = useTransition()
  /** Path on which the last navigation began. */
  const from = useRef('')
  // RouteWatcher does not see the end of a navigation that was redirected to the path it began on, or that another one
  // replaced. A layout effect, because a press right after this commit starts the indicator of the next navigation.
  useLayoutEffect(() => {
    if (isUnderWay) return
    endLoading(shop)
    finishProgress(shop)
    shop.store.getState().setProgress({ startedAt: 0 })
  }, [shop, isUnderWay])
  useEffect(() => {
    if (!isUnderWay) return
    // Later than most pages come, and when the browser is idle: while React renders a page on a slow phone, it would
    // delay that page.
    let isOver = false
    const timer = setTimeout(() => whenIdle(() => isOver || hydrateAll()), LOADING_DELAY)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isUnderWay])
  useEffect(() => {
    if (isUnderWay) return
    // same path, for example another page of a list: a screen reader continues at the heading
    if (from.current === window.location.pathname) afterFrame(() => focusContent('heading'))
  }, [isUnderWay])
  return useCallback(
    (href) => {
      const { network, setNetwork, setProgress } = shop.store.getState()
      if (network.isOfflinePage) {
        // as a document, so that the offline page is shown at the requested address and retries it
        window.location.assign(href)
        return true
      }
      if (!navigator.onLine) {
        setNetwork({ unreached: { href } })
        return false
      }
      if (new URL(href, window.location.href).pathname !== window.location.pathname) {
        startLoading(shop)
        startProgress(shop)
      } else setProgress({ startedAt: Date.now() })
      // a new document has the policy of its page and ends the scripts of providers
      if (isOtherDocument(shop.config.site, href)) {
        window.location.assign(href)
        return true
      }
      noteLoadingPictures()
      from.current = window.location.pathname
      const isSteady = keepsScroll(shop.config.site, href)
      startNavigation(() => (isSteady ? push(href, { scroll: false }) : push(href)))
      return true
    },
    [shop, push],
  )
}

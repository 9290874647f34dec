import { useEffect } from 'react'
import { useShopRouter } from '@/components/ui/use-shop-router'
import { endLoading, startLoading } from '@/lib/store/loading-indicator'
import { finishProgress, startProgress } from '@/lib/store/progress-bar'
import { pushEvent } from '@/lib/store/push-event'
import { useShop } from './use-shop'

/** The link of a click that the router has taken over and that leads to another path; null for anything else. */
function routedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !event.defaultPrevented || link.origin !== window.location.origin) return null
  return link.pathname === window.location.pathname ? null : link
}

/** Each new path: the loading indicator starts with the click, a signal tells when the path is there (R-NAV-05). */
export function RouteWatcher() {
  const shop = useShop()
  const { pathname } = useShopRouter()
  useEffect(() => {
    const { setRoot, closeModal, closeOverlay, setAdded } = shop.store.getState()
    setRoot({ currentPath: pathname })
    pushEvent(shop, 'route:change', { path: pathname })
    endLoading(shop)
    finishProgress(shop)
    return () => {
      // what lay over the page before belongs to the page before
      closeOverlay()
      closeModal()
      setAdded(null)
    }
  }, [shop, pathname])
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!routedLink(event)) return
      startLoading(shop)
      startProgress(shop)
    }
    // on window, so that the router has already said whether the click is its own
    window.addEventListener('click', onClick)
    return () => window.removeEventListener('click', onClick)
  }, [shop])
  return null
}

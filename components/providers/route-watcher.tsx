import { useEffect, useRef } from 'react'
import { useShopRouter } from '@/components/ui/use-shop-router'
import { onRestore } from '@/lib/browser/on-restore'
import { endLoading } from '@/lib/store/loading-indicator'
import { finishProgress } from '@/lib/store/progress-bar'
import { pushEvent } from '@/lib/store/push-event'
import { afterFrame } from './after-frame'
import { cancelLeftPictures } from './left-pictures'
import { useShop } from './use-shop'

/** Puts the focus at the start of the content when the pressed link has left with its page. Scrolling is the router's. */
function focusContent(): void {
  const { activeElement, body } = document
  if (!activeElement || activeElement === body) document.getElementById('main')?.focus({ preventScroll: true })
}

/** Each new path: ends the loading indicator, signals the change (R-NAV-05), closes what lay over the page before. */
export function RouteWatcher() {
  const shop = useShop()
  const { pathname } = useShopRouter()
  const shownPath = useRef(pathname)
  useEffect(() => {
    const { setRoot, setList, closeModal, closeOverlay, setAdded, setNetwork } = shop.store.getState()
    setRoot({ currentPath: pathname })
    pushEvent(shop, 'route:change', { path: pathname })
    endLoading(shop)
    finishProgress(shop)
    if (shownPath.current !== pathname) {
      // the next page is reached by a step in the history unless a link is pressed: React draws a page it has before
      // listeners hear of the step
      setList({ backNavigated: true })
      afterFrame(() => {
        focusContent()
        cancelLeftPictures()
      })
    }
    shownPath.current = pathname
    return () => {
      closeOverlay()
      closeModal()
      setAdded(null)
      setNetwork({ unreached: null })
    }
  }, [shop, pathname])
  // left as a document, this one stood still while the next page was loading
  useEffect(
    () =>
      onRestore(() => {
        endLoading(shop)
        finishProgress(shop)
      }),
    [shop],
  )
  return null
}

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useShopRouter } from '@/components/ui/use-shop-router'
import { afterFrame } from '@/lib/browser/after-frame'
import { onRestore } from '@/lib/browser/on-restore'
import { isLoginAsked } from '@/lib/routing/login-search'
import { closeLayers } from '@/lib/store/close-layers'
import { endLoading } from '@/lib/store/loading-indicator'
import { finishProgress } from '@/lib/store/progress-bar'
import { emit } from '@/lib/store/shop-events'
import { focusContent } from './focus-content'
import { cancelLeftPictures } from './left-pictures'
import { useShop } from './use-shop'

/** On each new path: hides the loading indicator, emits the change (R-NAV-05), closes the layers over the previous page. */
export function RouteWatcher() {
  const shop = useShop()
  const { pathname } = useShopRouter()
  const shownPath = useRef(pathname)
  // a layout effect, so that it runs before the next press starts another navigation
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each new path
  useLayoutEffect(() => {
    endLoading(shop)
    finishProgress(shop)
  }, [shop, pathname])
  useEffect(() => {
    const { openOverlay, setRoot, setList, setNetwork } = shop.store.getState()
    setRoot({ currentPath: pathname })
    emit(shop, 'route:change', { path: pathname })
    // the panel itself lets a known shopper pass (R-GUARD-04)
    if (isLoginAsked(window.location.search)) openOverlay('sign-in')
    if (shownPath.current !== pathname) {
      // React renders a cached page before `popstate` listeners run, so the next navigation counts as one in the
      // history until a press on a link resets this
      setList({ backNavigated: true })
      afterFrame(() => {
        focusContent()
        cancelLeftPictures()
      })
    }
    shownPath.current = pathname
    return () => {
      closeLayers(shop)
      setNetwork({ unreached: null })
    }
  }, [shop, pathname])
  // restored by the back/forward cache: the navigation that left it is over
  useEffect(
    () =>
      onRestore(() => {
        endLoading(shop)
        finishProgress(shop)
        shop.store.getState().setProgress({ startedAt: 0 })
      }),
    [shop],
  )
  return null
}

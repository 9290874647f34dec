import { useEffect, useLayoutEffect, useRef } from 'react'
import { useShopRouter } from '@/components/ui/use-shop-router'
import { afterFrame } from '@/lib/browser/after-frame'
import { onRestore } from '@/lib/browser/on-restore'
import { whenShown } from '@/lib/browser/when-shown'
import { closeLayers } from '@/lib/store/close-layers'
import { returnToPage, stayOnPage } from '@/lib/store/leave-page'
import { emit } from '@/lib/store/shop-events'
import { focusContent } from './focus-content'
import { useShop } from './use-shop'

/** On each new path: hides the loading indicator, emits the change (R-NAV-05), closes the layers over the previous page. */
export function RouteWatcher() {
  const shop = useShop()
  const { pathname } = useShopRouter()
  const shownPath = useRef(pathname)
  // a layout effect, so that it runs before the next press begins to leave the page
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each new path
  useLayoutEffect(() => stayOnPage(shop), [shop, pathname])
  useEffect(() => {
    shop.store.getState().setRoot({ currentPath: pathname })
    const stopWaiting = whenShown(() => emit(shop, 'route:change', { path: pathname }))
    if (shownPath.current !== pathname) afterFrame(focusContent)
    shownPath.current = pathname
    return () => {
      stopWaiting()
      closeLayers(shop)
      shop.store.getState().setNetwork({ unreached: null })
    }
  }, [shop, pathname])
  useEffect(() => onRestore(() => returnToPage(shop)), [shop])
  return null
}

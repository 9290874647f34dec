import { useCallback } from 'react'
import { useShopRouter } from '@/components/ui/use-shop-router'
import type { Site } from '@/lib/market/site'
import { runsProviders } from '@/lib/routing/runs-providers'
import { startLoading } from '@/lib/store/loading-indicator'
import { startProgress } from '@/lib/store/progress-bar'
import { noteLoadingPictures } from './left-pictures'
import { useShop } from './use-shop'

/** Whether a page with another kind of policy is left or entered. */
function isOtherDocument(site: Site, href: string): boolean {
  const { pathname } = new URL(href, window.location.href)
  return runsProviders(site, pathname) !== runsProviders(site, window.location.pathname)
}

/**
 * Goes to a page of the shop, as a press on a link does (R-NAV-05). Without network the page stays, the address is kept
 * for another try (R-PAGE-16) and the result is false.
 */
export function useNavigate(): (href: string) => boolean {
  const shop = useShop()
  const { push } = useShopRouter()
  return useCallback(
    (href) => {
      const { network, setNetwork } = shop.store.getState()
      if (network.isStandIn) {
        // as a document: the offline page then asks for the wanted address from there
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
      }
      // its policy comes with the document, and scripts of providers do not follow out of it
      if (isOtherDocument(shop.config.site, href)) {
        window.location.assign(href)
        return true
      }
      noteLoadingPictures()
      push(href)
      return true
    },
    [shop, push],
  )
}

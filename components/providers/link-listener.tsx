'use client'

import { useEffect } from 'react'
import { isPlainPress } from '@/components/ui/is-plain-press'
import { publishClick } from '@/lib/browser/page-clicks'
import { forgetPlace, rememberPlace } from '@/lib/list/remember-place'
import { closeLayers } from '@/lib/store/close-layers'
import { leavePage } from '@/lib/store/leave-page'
import type { Shop } from '@/lib/store/shop'
import { nameLeavingPicture } from './name-leaving-picture'
import { useShop } from './use-shop'

/** The shop's own link that an event is on; null for links the browser should handle itself. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null
  if (!link || link.origin !== window.location.origin) return null
  const isOtherWindow = link.target && link.target !== '_self'
  return isOtherWindow || link.hasAttribute('download') ? null : link
}

/** Whether a press opens a page in this tab: no modifier key, no jump within the page. */
function opensPage(event: MouseEvent, { hash, pathname, search }: HTMLAnchorElement): boolean {
  const isJump = hash !== '' && pathname + search === window.location.pathname + window.location.search
  return event.button === 0 && isPlainPress(event) && !event.defaultPrevented && !isJump
}

/** Stores at which product and page the shopper leaves a list (R-LIST-05). Works before the list has hydrated. */
function notePlace(shop: Shop, link: HTMLAnchorElement): void {
  shop.store.getState().setList({ backNavigated: false })
  const alias = link.closest<HTMLElement>('[data-alias]')?.dataset.alias
  const page = link.closest<HTMLElement>('[data-page]')?.dataset.page
  if (alias && page) rememberPlace(shop, alias, Number(page))
  else forgetPlace(shop)
}

/** Whether the document was opened by going back or forward in the history. */
const cameBack = (): boolean =>
  (performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined)?.[0]?.type ===
  'back_forward'

/**
 * The one listener for clicks and links outside React. It passes every click to `onPageClick`. Links open documents;
 * it notes what the next page and a way back need. It is on `window` in the capture phase, because React stops events of
 * parts that are not hydrated yet at the document.
 */
export function LinkListener() {
  const shop = useShop()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const onClick = (event: MouseEvent) => {
      publishClick(event)
      const link = linkOf(event)
      if (!link || !opensPage(event, link)) return
      notePlace(shop, link)
      if (leavePage(shop, link.pathname + link.search + link.hash)) return nameLeavingPicture(link)
      event.preventDefault()
      event.stopPropagation()
      // the notice is shown on the page below
      link.closest<HTMLElement>('[popover]')?.hidePopover()
      closeLayers(shop)
    }
    window.addEventListener('click', onClick, { capture: true, signal })
    // the middle mouse button, which opens a link in another tab
    window.addEventListener('auxclick', publishClick, { capture: true, signal })
    if (cameBack()) shop.store.getState().setList({ backNavigated: true })
    // a shopper who came back and leaves the document without one of our links does not return to the stored product
    const forgetReturn = () => shop.store.getState().list.backNavigated && forgetPlace(shop)
    window.addEventListener('pagehide', forgetReturn, { signal })
    return () => stop.abort()
  }, [shop])
  return null
}

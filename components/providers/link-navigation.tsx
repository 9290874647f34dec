'use client'

import { useEffect } from 'react'
import { hasKeyFocus } from '@/components/ui/has-key-focus'
import { isPlainPress } from '@/components/ui/is-plain-press'
import { useShopRouter } from '@/components/ui/use-shop-router'
import { publishClick } from '@/lib/browser/page-clicks'
import { forgetPlace, rememberPlace } from '@/lib/list/remember-place'
import { runsProviders } from '@/lib/routing/runs-providers'
import type { Shop } from '@/lib/store/shop'
import { noteLoadingPictures } from './left-pictures'
import { preloadPage } from './preload-page'
import { useNavigate } from './use-navigate'
import { useShop } from './use-shop'

type Connection = { saveData?: boolean; effectiveType?: string }

const connection = () => (navigator as Navigator & { connection?: Connection }).connection

/** False on a 2g connection and with data saver (R-NAV-08). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/** The shop's own link that an event is on; null for links the browser should handle itself. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null
  if (!link || link.origin !== window.location.origin) return null
  const isOtherWindow = link.target && link.target !== '_self'
  return isOtherWindow || link.hasAttribute('download') ? null : link
}

/** Time in ms for which a mouse rests on a link before the page is prefetched. */
const REST = 80

type Intent = {
  /** A pointer, a finger or the focus is on the link. */
  onReach: (link: HTMLAnchorElement) => void
  /** The mouse rests on the link, or the keyboard has moved the focus to it. */
  onRest: (link: HTMLAnchorElement) => void
}

/**
 * Watches which link may be pressed next. A finger never rests: most touches scroll, and a tap would follow before a
 * prefetch has finished. Nor does a mouse that presses at once, because the page would be fetched twice.
 */
function watchIntent({ onReach, onRest }: Intent, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let reached: HTMLAnchorElement | null = null
  const stopRest = () => clearTimeout(timer)
  const onOver = (event: PointerEvent) => {
    const link = linkOf(event)
    if (link === reached) return
    stopRest()
    reached = link
    if (!link) return
    onReach(link)
    if (event.pointerType !== 'touch') timer = setTimeout(() => onRest(link), REST)
  }
  const onFocus = (event: FocusEvent) => {
    const link = linkOf(event)
    if (!link) return
    onReach(link)
    if (hasKeyFocus(link)) onRest(link)
  }
  const options = { capture: true, passive: true, signal }
  window.addEventListener('pointerover', onOver, options)
  window.addEventListener('pointerdown', stopRest, options)
  window.addEventListener('focusin', onFocus, options)
  signal.addEventListener('abort', stopRest)
}

/** Whether a press should open the page in this tab: no modifier key, no jump within the page. */
function asksForPage(event: MouseEvent, { hash, pathname, search }: HTMLAnchorElement): boolean {
  const isJump = hash !== '' && pathname + search === window.location.pathname + window.location.search
  return event.button === 0 && isPlainPress(event) && !event.defaultPrevented && !isJump
}

/**
 * Stores the product whose link was pressed, and the page of the list that it is on, for going back (R-LIST-05). Reads
 * the HTML, because the list may not have hydrated yet.
 */
function notePlace(shop: Shop, link: HTMLAnchorElement): void {
  shop.store.getState().setList({ backNavigated: false })
  const alias = link.closest<HTMLElement>('[data-alias]')?.dataset.alias
  const page = link.closest<HTMLElement>('[data-page]')?.dataset.page
  if (alias && page) rememberPlace(shop, alias, Number(page))
  else forgetPlace(shop)
}

/** Closes the sheet that contains the link, and the cart. A change of the path closes both without this. */
function closeAround(shop: Shop, link: HTMLAnchorElement): void {
  link.closest<HTMLElement>('[popover]')?.hidePopover()
  shop.store.getState().closeOverlay()
}

/** Whether the document was opened by going back or forward in the history. */
const cameBack = (): boolean =>
  (performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined)?.[0]?.type ===
  'back_forward'

/**
 * The one listener for clicks and links outside React. It passes every click to `onPageClick`. On a link it navigates
 * on the client; a resting mouse and the keyboard's focus prefetch the page, touch only its code. It is on `window` in the capture phase,
 * because React stops events of parts that are not hydrated yet at the document.
 */
export function LinkNavigation() {
  const shop = useShop()
  const navigate = useNavigate()
  const { prefetch } = useShopRouter()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    // undefined until loaded: a press before that navigates without the animation
    let move: ((shop: Shop, link: HTMLAnchorElement) => void) | undefined
    const onReach = ({ pathname }: HTMLAnchorElement) => {
      if (mayPrefetch(connection())) preloadPage(shop.config.site, pathname)
      import('./move-card-picture').then(
        ({ moveCardPicture }) => {
          move = moveCardPicture
        },
        () => {},
      )
    }
    const onRest = ({ pathname, search }: HTMLAnchorElement) => {
      // not a page with payment providers, which is loaded as a document
      if (mayPrefetch(connection()) && !runsProviders(shop.config.site, pathname)) prefetch(pathname + search)
    }
    const onClick = (event: MouseEvent) => {
      publishClick(event)
      const link = linkOf(event)
      if (!link || !asksForPage(event, link)) return
      event.preventDefault()
      notePlace(shop, link)
      const isSamePath = link.pathname === window.location.pathname
      const isOnItsWay = navigate(link.pathname + link.search + link.hash)
      // offline, a notice is shown on the page below
      if (isSamePath || !isOnItsWay) closeAround(shop, link)
      if (!isOnItsWay) return event.stopPropagation()
      move?.(shop, link)
    }
    window.addEventListener('click', onClick, { capture: true, signal })
    // the middle mouse button, which opens a link in another tab
    window.addEventListener('auxclick', publishClick, { capture: true, signal })
    const noteBack = () => shop.store.getState().setList({ backNavigated: true })
    if (cameBack()) noteBack()
    // for going back before the first client navigation, for example after a reload; RouteWatcher handles later ones
    window.addEventListener('popstate', noteBack, { signal })
    window.addEventListener('popstate', noteLoadingPictures, { signal })
    // a shopper who came back and leaves the document without one of our links does not return to the stored product
    const forgetReturn = () => shop.store.getState().list.backNavigated && forgetPlace(shop)
    window.addEventListener('pagehide', forgetReturn, { signal })
    watchIntent({ onReach, onRest }, signal)
    return () => stop.abort()
  }, [shop, navigate, prefetch])
  return null
}

'use client'

import { useEffect } from 'react'
import { pageTurn } from './page-turn'
import { useShopRouter } from './use-shop-router'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Nothing is fetched ahead on 2g or with data saver on (R-NAV-08). */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/** The shop's own link under an event; null for anything the browser should handle itself. */
function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-link]') : null
  if (!link || link.origin !== window.location.origin) return null
  const isOtherPlace = link.target && link.target !== '_self'
  return isOtherPlace || link.hasAttribute('download') ? null : link
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash

/** A press that means "go there", not "open elsewhere" and not a jump within the page. */
function means(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const isJump = link.hash !== '' && link.pathname + link.search === window.location.pathname + window.location.search
  return isPlain && !event.defaultPrevented && !isJump
}

/** One listener for all links: client navigation on a press, fetching ahead when the shopper points, touches or focuses. */
export function LinkPilot() {
  const { push, prefetch } = useShopRouter()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const onIntent = (event: Event) => {
      const link = linkOf(event)
      const { connection } = navigator as Navigator & { connection?: Connection }
      if (link && mayPrefetch(connection)) prefetch(link.pathname + link.search)
    }
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link || !means(event, link)) return
      event.preventDefault()
      pageTurn.run(() => push(addressOf(link)), link)
    }
    document.addEventListener('click', onClick, { signal })
    for (const kind of ['pointerover', 'focusin', 'touchstart'] as const) {
      document.addEventListener(kind, onIntent, { passive: true, signal })
    }
    return () => stop.abort()
  }, [push, prefetch])
  return null
}

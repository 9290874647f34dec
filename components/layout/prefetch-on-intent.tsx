'use client'

import { useEffect } from 'react'
import { useShopRouter } from '@/components/ui/use-shop-router'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Nothing is fetched ahead on 2g or with data saver on (R-NAV-08). */
function mayPrefetch(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/** Fetches a page ahead when the shopper points at, touches or focuses its link: one listener for all links. */
export function PrefetchOnIntent() {
  const { prefetch } = useShopRouter()
  useEffect(() => {
    const onIntent = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-prefetch]') : null
      if (link instanceof HTMLAnchorElement && link.origin === window.location.origin && mayPrefetch()) {
        prefetch(link.pathname + link.search)
      }
    }
    const kinds = ['pointerover', 'focusin', 'touchstart'] as const
    for (const kind of kinds) document.addEventListener(kind, onIntent, { passive: true })
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onIntent)
    }
  }, [prefetch])
  return null
}

'use client'

import { useEffect } from 'react'
import { waitForMoment } from '@/lib/browser/first-interaction'
import { retryLoad } from '@/lib/errors/retry-load'
import { mayPrefetch } from './link-navigation'
import { preloadPage, productPaths } from './preload-page'
import { useShop } from './use-shop'

/**
 * Loads the page's plain listeners at the first interaction. On a page with cards, also loads the code of a product page
 * when everything has hydrated, so that no press on a card waits for it.
 */
export function PageListeners({ offlinePath }: { offlinePath: string }) {
  const shop = useShop()
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    waitForMoment('page')
      .then(() => retryLoad(() => import('./start-page-listeners'), 'page-listeners'))
      .then(({ startPageListeners }) => {
        if (!isOver) stop = startPageListeners(shop, offlinePath)
      })
    waitForMoment('rest').then(() => {
      const { connection } = navigator as Navigator & { connection?: Parameters<typeof mayPrefetch>[0] }
      const hasCards = document.querySelector('[data-alias]') !== null
      if (!isOver && hasCards && mayPrefetch(connection)) preloadPage(shop.config.site, productPaths(shop.config.site))
    })
    return () => {
      isOver = true
      stop()
    }
  }, [shop, offlinePath])
  return null
}

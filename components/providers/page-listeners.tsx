'use client'

import { useEffect } from 'react'
import { allowSpeculation } from '@/lib/browser/allow-speculation'
import { waitForMoment } from '@/lib/browser/first-interaction'
import { retryLoad } from '@/lib/errors/retry-load'
import { useShop } from './use-shop'

/** Loads the page's plain listeners at the first interaction, and lets the browser prepare pages ahead when it is idle. */
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
      if (!isOver) allowSpeculation()
    })
    return () => {
      isOver = true
      stop()
    }
  }, [shop, offlinePath])
  return null
}

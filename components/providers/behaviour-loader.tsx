'use client'

import { useEffect } from 'react'
import { firstInteraction } from '@/lib/browser/first-interaction'
import { retryLoad } from '@/lib/errors/retry-load'
import { useShop } from './use-shop'

/** Loads the scripts of server-rendered parts at the first interaction with the page. */
export function BehaviourLoader() {
  const shop = useShop()
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    firstInteraction
      .then(() => retryLoad(() => import('./run-behaviours'), 'behaviours'))
      .then(({ runBehaviours }) => {
        if (!isOver) stop = runBehaviours(shop)
      })
    return () => {
      isOver = true
      stop()
    }
  }, [shop])
  return null
}

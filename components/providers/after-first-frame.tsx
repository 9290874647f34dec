'use client'

import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { afterFrame } from '@/lib/browser/after-frame'
import { useShop } from './use-shop'

const subscribeToNothing = () => () => {}

/**
 * For content below the first screen: after a client navigation it is rendered one frame after the page. In server HTML
 * and after back navigation it is rendered at once, because the browser restores the scroll position.
 */
export function AfterFirstFrame({ children }: { children: ReactNode }) {
  const shop = useShop()
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const [isDue, setDue] = useState(() => isHydrating || shop.store.getState().list.backNavigated)
  useEffect(() => {
    let isOver = false
    if (!isDue) afterFrame(() => !isOver && startTransition(() => setDue(true)))
    return () => {
      isOver = true
    }
  }, [isDue])
  return isDue ? children : null
}

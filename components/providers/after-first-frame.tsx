'use client'

import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import { afterFrame } from './after-frame'
import { useShop } from './use-shop'

const subscribeToNothing = () => () => {}

/**
 * For what lies below the first screen: on a page that a link of the shop led to, it is drawn after that page's first
 * frame. A document has it from the server; a step back in the history finds the page whole, as it scrolls to its place.
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

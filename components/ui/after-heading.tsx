'use client'

import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * What stands below the fold of a page. In the server's document it is there from the start;
 * when the page is reached by a link, it follows one frame after what the shopper came to see.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isDrawn, setDrawn] = useState(isHydrating)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  return isDrawn ? children : null
}

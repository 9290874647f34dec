import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * Whether to render content below the fold: true in server HTML; after a client navigation one frame after the heading.
 */
export function useAfterHeading(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const [isShown, setShown] = useState(isHydrating)
  useEffect(() => startTransition(() => setShown(true)), [])
  return isShown
}

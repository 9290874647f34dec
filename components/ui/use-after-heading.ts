import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * Whether to render content below the fold. Always true in server HTML and hydration. After a client navigation false
 * in the first render, so that the content above appears earlier.
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

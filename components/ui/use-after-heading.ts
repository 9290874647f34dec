import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * Whether to render what stands below the fold. In the server's document it is there from the start; on a page reached
 * by a link it follows one frame after the heading.
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

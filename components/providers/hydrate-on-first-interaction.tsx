'use client'

import {
  Activity,
  type ComponentType,
  lazy,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  firstInteraction,
  forgetEarlyClick,
  resolveFirstInteraction,
  takeEarlyClick,
} from '@/lib/browser/first-interaction'
import { retryLoad } from '@/lib/errors/retry-load'
import type { ShopState } from '@/lib/store/shop-state'
import styles from './hydrate-on-first-interaction.module.css'
import { repeatInput } from './repeat-input'
import { useShopState } from './use-shop'

/** Whether the store holds something the part shows, so that hydration must not wait. */
type IsNeeded = (state: ShopState) => boolean

type GateProps = { children: ReactNode; onHydrated: (isHydrated: boolean) => void }

const subscribeToNothing = () => () => {}

/** Suspends hydration until the first interaction. On a page reached within the tab there is nothing to hydrate. */
function Gate({ children, onHydrated }: GateProps) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  // an update that reaches the part before it is hydrated must not wait: it would hold back its whole transition
  if (!isHydrating) resolveFirstInteraction()
  use(firstInteraction)
  useEffect(() => onHydrated(true), [onHydrated])
  return children
}

type BoundaryProps = { children: ReactNode; isNeeded?: IsNeeded }

/**
 * Keeps the server's HTML and hydrates it at the first interaction with the page. Clicks and input that came before are
 * repeated once. `Activity` instead of `Suspense`, which would write larger parts as hidden HTML at the end of the page.
 */
export function HydrateOnFirstInteraction({ children, isNeeded = () => false }: BoundaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  const isNeededNow = useShopState(isNeeded)
  const latest = (
    <Activity>
      <Gate onHydrated={setHydrated}>{children}</Gate>
    </Activity>
  )
  // new props before hydration would replace the server's HTML
  const [first] = useState(latest)

  useEffect(() => {
    if (isNeededNow) resolveFirstInteraction()
  }, [isNeededNow])
  useEffect(() => {
    if (!isHydrated || !box.current) return
    // taken first: what is repeated for a radio button is a click, which ends the wait for an earlier one
    const earlyClick = takeEarlyClick(box.current)
    repeatInput(box.current)
    earlyClick?.click()
  }, [isHydrated])

  return (
    <div
      ref={box}
      className={styles.box}
      data-dehydrated={isHydrated ? undefined : ''}
      onClickCapture={forgetEarlyClick}
    >
      {isHydrated ? latest : first}
    </div>
  )
}

/**
 * The same for a component whose code waits too: `load` imports it, and nothing else may import it statically. Its style
 * sheet must be loaded from elsewhere.
 */
export function hydrateOnFirstInteraction<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isNeeded?: IsNeeded,
) {
  const Part = lazy(() => retryLoad(load, 'deferred part'))
  return (props: Props) => (
    <HydrateOnFirstInteraction isNeeded={isNeeded}>
      <Part {...props} />
    </HydrateOnFirstInteraction>
  )
}

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
  expectMainPart,
  forgetEarlyClick,
  type HydrationMoment,
  isMomentOver,
  makeMoment,
  onPartPress,
  resolveFirstInteraction,
  takeEarlyClick,
  waitForMoment,
} from '@/lib/browser/first-interaction'
import { retryLoad } from '@/lib/errors/retry-load'
import type { Lang } from '@/lib/market/market-table'
import type { ShopState } from '@/lib/store/shop-state'
import styles from './hydrate-on-first-interaction.module.css'
import { repeatInput } from './repeat-input'
import { useShopConfig, useShopState } from './use-shop'

/** Whether the store has data for the component, so that it must hydrate without an interaction. */
type IsNeeded<Props> = (state: ShopState, props: Props) => boolean

type GateProps = { children: ReactNode; until: Promise<void>; onHydrated: (isHydrated: boolean) => void }

const subscribeToNothing = () => () => {}

const NOW = Object.assign(Promise.resolve(), { status: 'fulfilled' })

/** Suspends hydration until its moment. On a page reached within the tab there is nothing to hydrate. */
function Gate({ children, until, onHydrated }: GateProps) {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const [isFirstDocument] = useState(isHydrating)
  use(isHydrating ? until : NOW)
  useEffect(() => {
    onHydrated(true)
    if (!isFirstDocument) resolveFirstInteraction()
  }, [onHydrated, isFirstDocument])
  return children
}

type Options = {
  /**
   * The moment that hydration waits for; a press in the part is earlier. Components of the layout wait for `layout`:
   * React hydrates them before it shows the next page.
   */
  moment?: HydrationMoment
  /** After its moment the part waits until it is within a screen of what is visible. */
  isBelow?: boolean
}

/** Calls `run` when the part is near. Returns a cleanup function. */
function whenNear(part: Element, run: () => void): () => void {
  // the part itself has no box
  const [first] = part.children
  if (!first || !('IntersectionObserver' in window)) {
    run()
    return () => {}
  }
  const onChange = (entries: IntersectionObserverEntry[]) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) run()
  }
  const observer = new IntersectionObserver(onChange, { rootMargin: '100% 0px' })
  observer.observe(first)
  return () => observer.disconnect()
}

type BoundaryProps = Options & { isNeeded?: ((state: ShopState) => boolean) | undefined; children: ReactNode }

/**
 * Keeps the server's HTML and hydrates it at its moment, or when it is pressed. Clicks and input that came before are
 * repeated once. `Activity` instead of `Suspense`, which would write larger parts as hidden HTML at the end of the
 * page.
 */
export function HydrateOnFirstInteraction({
  children,
  isNeeded = () => false,
  moment = 'page',
  isBelow = false,
}: BoundaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isHydrated, setHydrated] = useState(false)
  const [ready] = useState(() => {
    const own = makeMoment()
    if (isMomentOver(moment) && (!isBelow || typeof window === 'undefined')) own.settle()
    return own
  })
  const isNeededNow = useShopState(isNeeded)
  const latest = (
    <Activity>
      <Gate until={ready.promise} onHydrated={setHydrated}>
        {children}
      </Gate>
    </Activity>
  )
  // new props before hydration would replace the server's HTML
  const [first] = useState(latest)

  useEffect(() => {
    const part = box.current
    if (!part || isHydrated) return
    const cleanups = [onPartPress(part, ready.settle)]
    if (moment === 'main') cleanups.push(expectMainPart())
    let isOver = false
    waitForMoment(moment).then(() => {
      if (isOver) return
      if (isBelow) cleanups.push(whenNear(part, ready.settle))
      else ready.settle()
    })
    return () => {
      isOver = true
      for (const cleanup of cleanups) cleanup()
    }
  }, [isHydrated, isBelow, moment, ready])
  useEffect(() => {
    // when the browser is idle, because the first frames take precedence over stored content
    if (isNeededNow) waitForMoment('rest').then(ready.settle)
  }, [isNeededNow, ready])
  useEffect(() => {
    if (!isHydrated || !box.current) return
    // taken first, because repeating the input of a radio button is a click, which would clear the stored one
    const earlyClick = takeEarlyClick(box.current)
    repeatInput(box.current)
    earlyClick?.click()
  }, [isHydrated])

  return (
    <div
      ref={box}
      className={styles.box}
      data-dehydrated={isHydrated ? undefined : isBelow ? 'below' : ''}
      onClickCapture={forgetEarlyClick}
    >
      {isHydrated ? latest : first}
    </div>
  )
}

/**
 * Like `HydrateOnFirstInteraction`, and also delays the code of the component: `load` imports it, and no other file may
 * import it statically. The file that calls this is named `deferred-….tsx`, by which the bundler puts the component's
 * styles into the first sheet.
 */
export function hydrateOnFirstInteraction<Props extends object>(
  load: (lang: Lang) => Promise<{ default: ComponentType<Props> }>,
  { isNeeded, ...options }: Options & { isNeeded?: IsNeeded<Props> } = {},
) {
  // one component for each language, because its messages are loaded with it
  const parts = new Map<Lang, ComponentType<Props>>()
  return (props: Props) => {
    const { lang } = useShopConfig().site
    const Part = parts.get(lang) ?? lazy(() => retryLoad(() => load(lang), 'deferred part'))
    parts.set(lang, Part)
    return (
      <HydrateOnFirstInteraction {...options} isNeeded={isNeeded && ((state) => isNeeded(state, props))}>
        <Part {...props} />
      </HydrateOnFirstInteraction>
    )
  }
}

import 'client-only'
import { afterFrame } from './after-frame'
import { findInPlaceOf } from './find-in-place-of'
import { INTERACTION_EVENTS } from './interaction-events.mjs'

export type Moment = { promise: Promise<void>; settle: () => void }

export function makeMoment(): Moment {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  const settle = () => {
    // React's `use` reads a promise with this status at once, without suspending
    Object.assign(promise, { status: 'fulfilled' })
    resolve()
  }
  return { promise, settle }
}

/** Moments that hydration can be delayed to. On the server all are resolved, so that the HTML is complete. */
const MOMENTS = {
  /** The first event of `INTERACTION_EVENTS` that is not part of a tap on a link to another page. */
  page: makeMoment(),
  /** For what the page is for: the browser is idle after the `load` event, or `page` if that is earlier. */
  main: makeMoment(),
  /** For everything else: the browser is idle again after the parts of `main` have hydrated. */
  rest: makeMoment(),
  /** For parts of the layout: `rest`, or a tap on a link if that is earlier. */
  layout: makeMoment(),
}

export type HydrationMoment = keyof typeof MOMENTS

const isOver = ({ promise }: Moment): boolean => 'status' in promise

export const waitForMoment = (name: HydrationMoment): Promise<void> => MOMENTS[name].promise
export const isMomentOver = (name: HydrationMoment): boolean => isOver(MOMENTS[name])

/** Resolves all moments: every component may hydrate. */
export function resolveFirstInteraction(): void {
  for (const { settle } of Object.values(MOMENTS)) settle()
}

export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run)
  else setTimeout(run)
}

/** The longest time in ms that `rest` waits for the parts of `main`, whose code may fail to load. */
const LONGEST_WAIT = 5000

/** Number of parts of `main` that have not hydrated yet. */
let mainParts = 0

function settleRest(): void {
  MOMENTS.rest.settle()
  MOMENTS.layout.settle()
}

function startRest(): void {
  whenIdle(() => mainParts === 0 && isOver(MOMENTS.main) && settleRest())
}

function startMain(): void {
  MOMENTS.main.settle()
  startRest()
  setTimeout(settleRest, LONGEST_WAIT)
}

/** Delays `rest` until the returned function is called, when the part has hydrated or left the page. */
export function expectMainPart(): () => void {
  let isExpected = true
  mainParts += 1
  return () => {
    if (!isExpected) return
    isExpected = false
    mainParts -= 1
    startRest()
  }
}

/**
 * The button that was clicked before its hydration, if it is within `container`, or the one that React drew in its
 * place; else null. Clears the record.
 */
export function takeEarlyClick(container: Element): HTMLElement | null {
  const clicked = window.firstInteraction?.earlyClick
  const button = clicked ? findInPlaceOf(clicked, container) : null
  if (button) forgetEarlyClick()
  return button
}

export function forgetEarlyClick(): void {
  if (window.firstInteraction) window.firstInteraction.earlyClick = null
}

/**
 * Whether the event belongs to a tap on a link to another page. `LinkNavigation` handles links without hydration, and
 * hydrating the current page would delay the next one. The layout must hydrate anyway before React shows the next page.
 */
function isLeavingTap({ target, type, pointerType }: Event & { pointerType?: string }): boolean {
  const isTap = pointerType === 'touch' || ['touchstart', 'focusin', 'click'].includes(type)
  const link = isTap && target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null
  return link !== null && link.pathname !== window.location.pathname
}

const PRESS_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'input', 'change']

/** Parts that wait for their moment, by their element with `data-dehydrated`. */
const waiting = new Map<Element, () => void>()

// on `window`, because at the document React stops events on parts that are not hydrated
function onPress(event: Event): void {
  const part = event.target instanceof Element ? event.target.closest('[data-dehydrated]') : null
  const hydrate = isLeavingTap(event) ? MOMENTS.layout.settle : part && waiting.get(part)
  if (hydrate) afterFrame(hydrate)
}

const POINTER_EVENTS = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click']

/**
 * Keeps a press on a button that opens a popover from React while its part is not hydrated: the browser opens it, and
 * React would first hydrate the whole part, without a frame in between.
 */
function leaveToBrowser(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-dehydrated] button[popovertarget]')) {
    event.stopPropagation()
  }
}

/** Whether something in the part was pressed, changed or focused before this code had loaded. */
function wasPressed(part: Element): boolean {
  const { earlyClick = null, changedFields = new Map<Element, string>() } = window.firstInteraction ?? {}
  return [earlyClick, document.activeElement, ...changedFields.keys()].some((element) => part.contains(element))
}

/**
 * Lets everything hydrate at once. React hydrates what stays on the page before it ends a navigation, so a redirect to
 * the page it began on would wait for parts that are never near.
 */
export function hydrateAll(): void {
  resolveFirstInteraction()
  for (const hydrate of waiting.values()) hydrate()
}

/** Calls `hydrate` when something in the part is pressed. Returns a cleanup function. */
export function onPartPress(part: Element, hydrate: () => void): () => void {
  if (wasPressed(part)) hydrate()
  waiting.set(part, hydrate)
  return () => void waiting.delete(part)
}

function listen(): void {
  const listening = new AbortController()
  // Wait for the frame that shows the browser's own response, such as a checked size: React hydrates a clicked part
  // synchronously, which would delay that frame.
  const onInteraction = (event: Event) => {
    if (isLeavingTap(event)) return
    listening.abort()
    afterFrame(() => {
      MOMENTS.page.settle()
      startMain()
    })
  }
  for (const name of INTERACTION_EVENTS)
    window.addEventListener(name, onInteraction, { capture: true, passive: true, signal: listening.signal })
}

function waitForIdle(): void {
  // the pictures of the first screen are loaded with the page, so the largest paint comes before
  const onLoad = () => whenIdle(startMain)
  if (document.readyState === 'complete') onLoad()
  else window.addEventListener('load', onLoad, { once: true })
}

if (typeof window === 'undefined') resolveFirstInteraction()
else {
  for (const name of PRESS_EVENTS) window.addEventListener(name, onPress, { capture: true, passive: true })
  for (const name of POINTER_EVENTS) window.addEventListener(name, leaveToBrowser, { capture: true, passive: true })
  if (window.firstInteraction?.hasHappened) {
    MOMENTS.page.settle()
    startMain()
  } else {
    listen()
    waitForIdle()
  }
}

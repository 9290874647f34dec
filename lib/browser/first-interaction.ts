import 'client-only'
import { afterFrame } from './after-frame'
import { findInPlaceOf } from './find-in-place-of'
import { INTERACTION_EVENTS } from './interaction-events.mjs'

function makeMoment() {
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
  /** The first event of `INTERACTION_EVENTS`, including a tap on a link. */
  layout: makeMoment(),
  /** The browser is idle after the `load` event, or `layout` if that is earlier. */
  idle: makeMoment(),
}

export type HydrationMoment = keyof typeof MOMENTS

export const waitForMoment = (name: HydrationMoment): Promise<void> => MOMENTS[name].promise

/** Resolves all moments, as if the first interaction had happened: every component may hydrate. */
export function resolveFirstInteraction(): void {
  for (const { settle } of Object.values(MOMENTS)) settle()
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

function listen(): void {
  const listening = new AbortController()
  // Wait for the frame that shows the browser's own response, such as a checked size: React hydrates a clicked part
  // synchronously, which would delay that frame.
  const onInteraction = (event: Event) => {
    afterFrame(MOMENTS.layout.settle)
    afterFrame(MOMENTS.idle.settle)
    if (isLeavingTap(event)) return
    listening.abort()
    afterFrame(MOMENTS.page.settle)
  }
  for (const name of INTERACTION_EVENTS)
    window.addEventListener(name, onInteraction, { capture: true, passive: true, signal: listening.signal })
}

function waitForIdle(): void {
  const { settle } = MOMENTS.idle
  const onLoad = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(settle)
    else setTimeout(settle)
  }
  if (document.readyState === 'complete') onLoad()
  else window.addEventListener('load', onLoad, { once: true })
}

if (typeof window === 'undefined' || window.firstInteraction?.hasHappened) resolveFirstInteraction()
else {
  listen()
  waitForIdle()
}

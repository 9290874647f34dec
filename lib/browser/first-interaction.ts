import 'client-only'
import { INTERACTION_EVENTS } from './interaction-events.mjs'

function makeMoment() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  const settle = () => {
    // React reads a promise marked like this without suspending for another turn
    Object.assign(promise, { status: 'fulfilled' })
    resolve()
  }
  return { promise, settle }
}

/** What the hydration of a part may wait for. On the server all have come, so that HTML is complete. */
const MOMENTS = {
  /** The first interaction that does not leave the page. */
  page: makeMoment(),
  /** The first interaction of any kind. */
  layout: makeMoment(),
  /** The browser has nothing to do after the page has loaded; at the latest the first interaction of any kind. */
  idle: makeMoment(),
}

export type HydrationMoment = keyof typeof MOMENTS

export const waitForMoment = (name: HydrationMoment): Promise<void> => MOMENTS[name].promise

/** Ends the wait for an interaction, also for those parts that do not wait for this one. */
export function resolveFirstInteraction(): void {
  for (const { settle } of Object.values(MOMENTS)) settle()
}

/** Takes the click that came before its button was handled, if the button is within `container`. */
export function takeEarlyClick(container: Node): HTMLElement | null {
  const button = window.firstInteraction?.earlyClick
  if (!button || !container.contains(button)) return null
  forgetEarlyClick()
  return button
}

export function forgetEarlyClick(): void {
  if (window.firstInteraction) window.firstInteraction.earlyClick = null
}

/**
 * Whether a finger is about to leave the page by a link. `LinkNavigation` serves links without hydration, and hydrating the
 * page that is left would hold up the page that comes. What the layout shows is hydrated before the next page in any case.
 */
function isLeavingTap({ target, type, pointerType }: Event & { pointerType?: string }): boolean {
  const isTap = pointerType === 'touch' || ['touchstart', 'focusin', 'click'].includes(type)
  const link = isTap && target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null
  return link !== null && link.pathname !== window.location.pathname
}

function listen(): void {
  const heard = new AbortController()
  const onInteraction = (event: Event) => {
    MOMENTS.layout.settle()
    MOMENTS.idle.settle()
    if (isLeavingTap(event)) return
    heard.abort()
    MOMENTS.page.settle()
  }
  for (const name of INTERACTION_EVENTS)
    window.addEventListener(name, onInteraction, { capture: true, passive: true, signal: heard.signal })
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

import 'client-only'
import { INTERACTION_EVENTS } from './interaction-events.mjs'

let resolve = () => {}

/** Resolves at the first interaction with the page; on the server it has resolved, so that HTML is complete. */
export const firstInteraction = new Promise<void>((settle) => {
  resolve = settle
})

/** Ends the wait for an interaction. */
export function resolveFirstInteraction(): void {
  // React reads a promise marked like this without suspending for another turn
  Object.assign(firstInteraction, { status: 'fulfilled' })
  resolve()
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

if (typeof window === 'undefined' || window.firstInteraction?.hasHappened) resolveFirstInteraction()
else {
  for (const name of INTERACTION_EVENTS)
    window.addEventListener(name, resolveFirstInteraction, { capture: true, passive: true, once: true })
}

/** What a page records before hydration, written by the first script in its head. */
type FirstInteraction = {
  hasHappened: boolean
  /** React handles events of everything outside deferred parts. */
  isHydrated: boolean
  /** The last click on a button that nothing handled yet. */
  earlyClick: HTMLElement | null
  /** Fields that the shopper changed before their hydration. */
  changedFields: Map<Element, string>
}

interface Window {
  firstInteraction?: FirstInteraction
}

/** Whether the focus is inside the element and was moved by keyboard. A press with the mouse leaves the focus behind. */
export function hasKeyFocus(element: Element): boolean {
  const { activeElement } = document
  return activeElement !== null && element.contains(activeElement) && activeElement.matches(':focus-visible')
}

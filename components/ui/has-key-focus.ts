/** Whether the focus is inside the element and was moved by keyboard. Focus left by a mouse press does not count. */
export function hasKeyFocus(element: Element): boolean {
  const { activeElement } = document
  return activeElement !== null && element.contains(activeElement) && activeElement.matches(':focus-visible')
}

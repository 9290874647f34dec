/**
 * Moves the focus to the element `id`, or else to the start of the content, when the focused link was removed with its
 * page. Does not scroll, because the router does.
 */
export function focusContent(id = 'main'): void {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body) return
  const target = document.getElementById(id) ?? document.getElementById('main')
  target?.focus({ preventScroll: true })
}

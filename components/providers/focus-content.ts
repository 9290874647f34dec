/**
 * Moves the focus to the start of the content when the focused link was removed with its page. Does not scroll, because
 * the router does.
 */
export function focusContent(): void {
  const { activeElement, body } = document
  if (activeElement && activeElement !== body) return
  document.getElementById('main')?.focus({ preventScroll: true })
}

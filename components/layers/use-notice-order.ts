import { useEffect, useRef } from 'react'

const CONTROLS = 'button, a[href]'

/** Target of the Tab key between the pressed button `from` and the notice; null where the browser's order is right. */
function nextStop(from: HTMLElement, notice: HTMLElement, isBack: boolean): HTMLElement | null {
  const controls = [...notice.querySelectorAll<HTMLElement>(CONTROLS)]
  const at = document.activeElement
  if (at === from) return isBack ? null : (controls[0] ?? null)
  if (at === controls[0] && isBack) return from
  return null
}

/**
 * Puts a notice at the end of the document into the tab order right after the control that had the focus when it
 * appeared (WCAG 2.4.3). Moves the focus only on Tab, and back when `giveBack` is called. `shown`: a new value for each
 * notice, falsy without one.
 */
export function useNoticeOrder(shown: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const fromRef = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const notice = ref.current
    const { activeElement } = document
    if (!shown || !notice) return
    if (activeElement instanceof HTMLElement && !notice.contains(activeElement)) fromRef.current = activeElement
    const stop = new AbortController()
    const onTab = (event: KeyboardEvent) => {
      const from = fromRef.current
      if (event.key !== 'Tab' || event.defaultPrevented || !from?.isConnected || from === document.body) return
      const last = [...notice.querySelectorAll(CONTROLS)].at(-1)
      // after the last control of the notice: focus the button, from which the browser then moves on
      if (!event.shiftKey && document.activeElement === last) return from.focus({ preventScroll: true })
      const next = nextStop(from, notice, event.shiftKey)
      next?.focus()
      // under an open dialog the notice is inert and cannot be focused: leave the key to the browser
      if (next && next === document.activeElement) event.preventDefault()
    }
    document.addEventListener('keydown', onTab, { signal: stop.signal })
    return () => stop.abort()
  }, [shown])
  /** Call it before the notice is removed: returns the focus to the pressed control, or it would be lost. */
  const giveBack = () => {
    if (ref.current?.contains(document.activeElement)) fromRef.current?.focus({ preventScroll: true })
  }
  return { ref, giveBack }
}

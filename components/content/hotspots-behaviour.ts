import type { Start } from '@/components/providers/behaviour-types'

/** Closes the open point on Esc, with the focus back on it, on a press elsewhere, and when the focus leaves it. */
export const start: Start = (root) => {
  const stop = new AbortController()
  const { signal } = stop
  const opened = () => root.querySelector<HTMLDetailsElement>('details[open]')
  const closeUnlessIn = (target: EventTarget | null): void => {
    const point = opened()
    if (point && !(target instanceof Node && point.contains(target))) point.open = false
  }
  root.addEventListener(
    'keydown',
    ({ key }) => {
      const point = opened()
      if (key !== 'Escape' || !point) return
      point.open = false
      point.querySelector('summary')?.focus()
    },
    { signal },
  )
  document.addEventListener('pointerdown', ({ target }) => closeUnlessIn(target), { signal })
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget) closeUnlessIn(relatedTarget)
    },
    { signal },
  )
  return () => stop.abort()
}

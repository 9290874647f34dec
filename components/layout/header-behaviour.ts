import type { Start } from '@/components/providers/behaviour-types'

// a thumb that trembles is no change of mind
const SLACK = 8

/** Hides the header while the page is read downwards and brings it back at the first move up. */
export const start: Start = (mark) => {
  const root = mark.parentElement ?? mark
  const stop = new AbortController()
  let before = window.scrollY
  const set = (isAway: boolean) => {
    root.toggleAttribute('data-away', isAway)
    // for what sticks below the header
    document.documentElement.toggleAttribute('data-header-away', isAway)
  }
  const show = () => set(false)
  const follow = () => {
    const now = Math.max(0, window.scrollY)
    if (Math.abs(now - before) < SLACK) return
    const isDown = now > before && now > root.offsetHeight * 2
    before = now
    const isBusy = root.querySelector(':focus-visible') ?? document.querySelector(':popover-open, dialog[open]')
    set(isDown && !isBusy)
  }
  window.addEventListener('scroll', follow, { passive: true, signal: stop.signal })
  root.addEventListener('focusin', show, { signal: stop.signal })
  return () => {
    stop.abort()
    show()
  }
}

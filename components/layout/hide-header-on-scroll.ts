/** Smaller scroll distances are ignored, in px. */
const THRESHOLD = 8

const headerOf = () => document.querySelector<HTMLElement>('[data-header]')

function setAway(isAway: boolean): void {
  headerOf()?.toggleAttribute('data-away', isAway)
  // for elements that stick below the header
  document.documentElement.toggleAttribute('data-header-away', isAway)
}

/** Hides the header on scrolling down and shows it on scrolling up. Returns a cleanup function. */
export function hideHeaderOnScroll(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let before = window.scrollY
  const onScroll = () => {
    const header = headerOf()
    const now = Math.max(0, window.scrollY)
    if (!header || Math.abs(now - before) < THRESHOLD) return
    const isDown = now > before && now > header.offsetHeight * 2
    before = now
    const isInUse = header.querySelector(':focus-visible') ?? document.querySelector(':popover-open, dialog[open]')
    setAway(isDown && !isInUse)
  }
  window.addEventListener('scroll', onScroll, { passive: true, signal })
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (headerOf()?.contains(target as Node)) setAway(false)
    },
    { signal },
  )
  return () => {
    stop.abort()
    setAway(false)
  }
}

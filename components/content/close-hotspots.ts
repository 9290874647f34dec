const openSpot = () => document.querySelector<HTMLDetailsElement>('[data-hotspots] details[open]')

function closeUnlessIn(target: EventTarget | null): void {
  const spot = openSpot()
  if (spot && !(target instanceof Node && spot.contains(target))) spot.open = false
}

/** Closes an open hotspot on Esc, on a press elsewhere, and when the focus leaves it. Returns a cleanup function. */
export function closeHotspots(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      const spot = openSpot()
      if (key !== 'Escape' || !spot || !(target instanceof Element && target.closest('[data-hotspots]'))) return
      spot.open = false
      spot.querySelector('summary')?.focus()
    },
    { signal },
  )
  document.addEventListener('pointerdown', ({ target }) => closeUnlessIn(target), { signal })
  document.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget) closeUnlessIn(relatedTarget)
    },
    { signal },
  )
  return () => stop.abort()
}

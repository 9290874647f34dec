// long enough not to open under a passing pointer, short enough to feel immediate
const OPEN_AFTER = 120
// a pointer on its way down to the panel crosses the neighbours' names
const CROSSING = 320
const CLOSE_AFTER = 260

const entryOf = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest('details') : null

/** Opens an entry when a mouse rests on it and closes it when the mouse has gone; the first press on what was so opened keeps it. */
export function watchHover(root: HTMLElement, signal: AbortSignal): void {
  let timer = 0
  let openedByHover: HTMLDetailsElement | null = null
  let lastY = 0
  let isDownward = false
  const opened = () => root.querySelector<HTMLDetailsElement>('details[open]')
  const later = (act: () => void, ms: number) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(act, ms)
  }
  const open = (entry: HTMLDetailsElement) => {
    if (!entry.matches(':hover')) return
    const before = opened()
    if (before && before !== entry) before.open = false
    entry.open = true
    openedByHover = entry
  }

  root.addEventListener(
    'pointermove',
    ({ clientY }) => {
      isDownward = clientY > lastY
      lastY = clientY
    },
    { passive: true, signal },
  )
  root.addEventListener(
    'pointerover',
    ({ target, pointerType, clientY }) => {
      const entry = entryOf(target)
      if (pointerType !== 'mouse') return
      if (!entry || entry.open) window.clearTimeout(timer)
      else later(() => open(entry), opened() && (isDownward || clientY > lastY) ? CROSSING : OPEN_AFTER)
    },
    { signal },
  )
  root.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      if (pointerType !== 'mouse') return
      later(() => {
        const entry = opened()
        // somebody walks in it by keyboard meanwhile
        if (entry && !entry.querySelector(':focus-visible')) entry.open = false
      }, CLOSE_AFTER)
    },
    { signal },
  )
  root.addEventListener(
    'click',
    (event) => {
      const isTop = event.target instanceof Element && event.target.closest('summary')
      window.clearTimeout(timer)
      if (!isTop) return
      // the resting pointer has opened it already: the first press means "open", and toggling would close it
      if (event.detail > 0 && openedByHover?.open && openedByHover === entryOf(event.target)) event.preventDefault()
      openedByHover = null
    },
    { signal },
  )
  signal.addEventListener('abort', () => window.clearTimeout(timer))
}

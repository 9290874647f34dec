import type { Start } from '@/components/providers/behaviour-types'

/** What the keys do to a row: cards to go, or an end of it. */
const KEYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

// Parts of a pixel are lost when a page is zoomed.
const SLACK = 2

/** Moves a row of cards by its buttons and by arrow keys, Home and End; buttons tell by `aria-disabled` where it ends. */
export const start: Start = (root) => {
  const row = root.querySelector<HTMLElement>('[data-row]')
  if (!row) return () => {}
  const stop = new AbortController()
  const { signal } = stop
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[data-step]')]
  const furthest = () => row.scrollWidth - row.clientWidth
  const stepOf = (button: HTMLElement) => Number(button.dataset.step)

  const move = (cards: number): void => {
    const [first, second] = row.children
    if (!first || !second) return
    const width = second.getBoundingClientRect().left - first.getBoundingClientRect().left
    const left = row.scrollLeft + cards * width
    row.scrollTo({ left: Math.min(furthest(), Math.max(0, left)) })
  }
  /** A press turns over as many cards as are seen whole. */
  const page = (): number => {
    const width = row.firstElementChild?.getBoundingClientRect().width ?? row.clientWidth
    return Math.max(1, Math.floor(row.clientWidth / width))
  }
  const show = (): void => {
    root.toggleAttribute('data-still', furthest() <= SLACK)
    for (const button of buttons) {
      const isEnd = stepOf(button) < 0 ? row.scrollLeft <= SLACK : row.scrollLeft >= furthest() - SLACK
      button.setAttribute('aria-disabled', String(isEnd))
    }
  }

  for (const button of buttons) button.addEventListener('click', () => move(stepOf(button) * page()), { signal })
  row.addEventListener(
    'keydown',
    (event) => {
      const cards = KEYS[event.key]
      if (cards === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      move(cards)
    },
    { signal },
  )
  row.addEventListener('scroll', show, { signal, passive: true })
  const sizes = new ResizeObserver(show)
  sizes.observe(row)
  // its cards may follow a frame later
  const cards = new MutationObserver(show)
  cards.observe(row, { childList: true })
  show()
  return () => {
    stop.abort()
    sizes.disconnect()
    cards.disconnect()
  }
}

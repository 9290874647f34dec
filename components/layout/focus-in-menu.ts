import type { KeyboardEvent } from 'react'

const ARROWS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const
type Arrow = (typeof ARROWS)[number]

const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key)
const linksOf = (column: Element): HTMLElement[] =>
  column.matches('a') ? [column as HTMLElement] : [...column.querySelectorAll<HTMLElement>('a')]
const clamp = (index: number, length: number): number => Math.max(0, Math.min(length - 1, index))

/** Among the top entries: left and right, first and last; down opens the panel and goes into it. */
function fromTop(root: HTMLElement, top: HTMLElement, key: Arrow): HTMLElement | undefined {
  const tops = [...root.querySelectorAll<HTMLElement>(':scope > li > details > summary, :scope > li > a')]
  const at = tops.indexOf(top)
  if (key === 'ArrowLeft' || key === 'ArrowRight') return tops[at + (key === 'ArrowLeft' ? -1 : 1)]
  if (key === 'Home') return tops[0]
  if (key === 'End') return tops.at(-1)
  const entry = top.closest('details')
  if (key === 'ArrowUp' || !entry) return undefined
  entry.open = true
  return entry.querySelector<HTMLElement>('[data-column] a') ?? undefined
}

/** In the panel: up and down within a column, left and right between columns at the same height; up from the first goes back. */
function inPanel(panel: Element, link: HTMLElement, key: Arrow): HTMLElement | undefined {
  const columns = [...panel.querySelectorAll('[data-column]')].filter((column) => column.checkVisibility())
  const x = columns.findIndex((column) => column.contains(link))
  const here = linksOf(columns[x] ?? panel)
  const y = here.indexOf(link)
  if (key === 'Home') return here[0]
  if (key === 'End') return here.at(-1)
  if (key === 'ArrowDown') return here[y + 1]
  if (key === 'ArrowUp') return here[y - 1] ?? panel.closest('details')?.querySelector('summary') ?? undefined
  const there = columns[x + (key === 'ArrowLeft' ? -1 : 1)]
  const links = there ? linksOf(there) : []
  return links[clamp(y, links.length)]
}

/** A panel that has just been opened can take the focus only once it is rendered. */
function focusWhenRendered(element: HTMLElement): void {
  element.focus()
  if (document.activeElement === element) return
  requestAnimationFrame(() => requestAnimationFrame(() => element.focus()))
}

/** Moves the focus in the category menu by arrow keys; a key that leads nowhere is left to the page. */
export function focusInMenu(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: root } = event
  if (!isArrow(key) || !(target instanceof HTMLElement)) return
  const panel = target.closest('[data-panel]')
  const next = panel ? inPanel(panel, target, key) : fromTop(root, target, key)
  // in the panel no arrow scrolls the page behind
  if (panel || next) event.preventDefault()
  if (next) focusWhenRendered(next)
}

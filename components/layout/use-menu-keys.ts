import { type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'

/** Position of a menu link: in the row of top items, or in a column of a top item's panel. */
type Position = { top: number; column: number | null; row: number }

const ARROWS = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const
type Arrow = (typeof ARROWS)[number]

const isArrow = (key: string): key is Arrow => ARROWS.some((arrow) => arrow === key)

/** Among the top items: left and right, first and last. Down is handled by `onKeyDown`. */
function fromTop(tops: HTMLElement[], at: number, key: Arrow): HTMLElement | undefined {
  if (key === 'ArrowLeft') return tops[at - 1]
  if (key === 'ArrowRight') return tops[at + 1]
  if (key === 'Home') return tops[0]
  return key === 'End' ? tops.at(-1) : undefined
}

/**
 * In a panel: up and down within a column, left and right to the same row of the next column, up from the first row to
 * the top item.
 */
function inPanel(columns: HTMLElement[][], link: HTMLElement, key: Arrow): HTMLElement | 'top' | undefined {
  const x = columns.findIndex((column) => column.includes(link))
  const here = columns[x] ?? []
  const y = here.indexOf(link)
  if (key === 'Home') return here[0]
  if (key === 'End') return here.at(-1)
  if (key === 'ArrowDown') return here[y + 1]
  if (key === 'ArrowUp') return here[y - 1] ?? 'top'
  const next = columns[x + (key === 'ArrowLeft' ? -1 : 1)]
  return next?.[Math.min(y, next.length - 1)]
}

/**
 * Arrow keys of the category menu. `register` makes the ref of a link; `openTop` opens the panel of a top item, by its
 * index. On a top item, a key without a target keeps its default action.
 */
export function useMenuKeys(openTop: (top: number) => void) {
  const links = useRef(new Map<HTMLElement, Position>())

  const register =
    (top: number, column: number | null = null, row = 0) =>
    (element: HTMLElement | null) => {
      if (!element) return
      links.current.set(element, { top, column, row })
      return () => {
        links.current.delete(element)
      }
    }

  const topItems = () =>
    [...links.current].filter(([, { column }]) => column === null).sort(([, a], [, b]) => a.top - b.top)
  const focusTop = (top: number) => topItems()[top]?.[0].focus()

  /** The visible columns of a panel, each with its links in order. */
  const columnsOf = (panel: number): HTMLElement[][] => {
    const columns = new Map<number, HTMLElement[]>()
    const inside = [...links.current].filter(([, { top, column }]) => top === panel && column !== null)
    for (const [element, { column }] of inside.sort(([, a], [, b]) => a.row - b.row)) {
      if (column !== null && element.checkVisibility()) columns.set(column, [...(columns.get(column) ?? []), element])
    }
    return [...columns].sort(([a], [b]) => a - b).map(([, column]) => column)
  }

  const moveDown = (top: number) => {
    // rendered at once, so that a link in it can take the focus
    flushSync(() => openTop(top))
    columnsOf(top)[0]?.[0]?.focus()
  }

  const moveFrom = ({ top, column }: Position, link: HTMLElement, key: Arrow): boolean => {
    const tops = topItems().map(([element]) => element)
    const next = column === null ? fromTop(tops, top, key) : inPanel(columnsOf(top), link, key)
    if (next === 'top') focusTop(top)
    else next?.focus()
    return next !== undefined
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event
    const position = target instanceof HTMLElement && links.current.get(target)
    if (!position || !isArrow(key)) return
    const isTop = position.column === null
    if (isTop && key === 'ArrowDown') moveDown(position.top)
    // in a panel, keys without a target must not scroll the page behind it
    else if (!moveFrom(position, target, key) && isTop) return
    event.preventDefault()
  }

  return { register, onKeyDown, focusTop }
}

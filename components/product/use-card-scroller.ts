import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'

/** Number of cards to move by; infinite for an end of the row. */
const KEYS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** In px: on zoomed pages scroll positions are inexact. */
const TOLERANCE = 2

type Position = {
  /** All cards are in view. */
  isStill: boolean
  isAtStart: boolean
  isAtEnd: boolean
}

function positionOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Position {
  const furthest = scrollWidth - clientWidth
  return {
    isStill: furthest <= TOLERANCE,
    isAtStart: scrollLeft <= TOLERANCE,
    isAtEnd: scrollLeft >= furthest - TOLERANCE,
  }
}

const isSame = (a: Position, b: Position): boolean =>
  a.isStill === b.isStill && a.isAtStart === b.isAtStart && a.isAtEnd === b.isAtEnd

function moveBy(row: HTMLElement | null, cards: number): void {
  const [first, second] = row?.children ?? []
  if (!row || !first || !second) return
  const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left
  const left = row.scrollLeft + cards * step
  row.scrollTo({ left: Math.min(row.scrollWidth - row.clientWidth, Math.max(0, left)) })
}

/** Moves a row of cards by arrow keys, Home, End and buttons. `cardCount` is that of the cards rendered so far. */
export function useCardScroller(cardCount: number, isStill = false) {
  const ref = useRef<HTMLUListElement>(null)
  const [position, setPosition] = useState<Position>({ isStill, isAtStart: true, isAtEnd: false })
  const measure = useCallback(() => {
    if (!ref.current) return
    const now = positionOf(ref.current)
    setPosition((before) => (isSame(before, now) ? before : now))
  }, [])
  useEffect(() => {
    if (!ref.current || cardCount === 0) return
    const observer = new ResizeObserver(measure)
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [measure, cardCount])
  const onKeyDown = (event: KeyboardEvent) => {
    const cards = KEYS[event.key]
    if (cards === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    // the part of a card that uses these keys itself: its toolbar, or the open sheet with the sizes
    const user = event.target instanceof Element ? event.target.closest('[role="toolbar"], dialog') : null
    if (user?.tagName === 'DIALOG') return
    event.preventDefault()
    if (user) return
    moveBy(ref.current, cards)
  }
  /** A press moves by as many cards as are wholly in view. */
  const turn = (direction: -1 | 1) => {
    const { current: row } = ref
    const width = row?.firstElementChild?.getBoundingClientRect().width
    moveBy(row, direction * Math.max(1, Math.floor((row?.clientWidth ?? 0) / (width || 1))))
  }
  return { position, turn, row: { ref, onKeyDown, onScroll: measure } }
}

'use client'

import type { ReactNode } from 'react'

const middleOf = ({ left, width }: DOMRect): number => left + width / 2

/**
 * Scrolls an item into the middle of its row, unless the style sheet has done it. The page keeps its position, which
 * `scrollIntoView` would change.
 */
function showInRow(item: HTMLLIElement | null): void {
  const row = item?.parentElement
  if (!item || !row || CSS.supports('scroll-initial-target', 'nearest')) return
  row.scrollLeft += middleOf(item.getBoundingClientRect()) - middleOf(row.getBoundingClientRect())
}

type RowItemProps = { isCurrent: boolean; children: ReactNode }

/**
 * An item of a row that scrolls horizontally. The current one is brought into view in browsers that do not know
 * `scroll-initial-target`.
 */
export function RowItem({ isCurrent, children }: RowItemProps) {
  return <li ref={isCurrent ? showInRow : undefined}>{children}</li>
}

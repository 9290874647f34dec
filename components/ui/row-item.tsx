'use client'

import type { ReactNode } from 'react'

/** Scrolls a row as far as needed to show an item. The page keeps its position, which `scrollIntoView` would change. */
function showInRow(item: HTMLLIElement | null): void {
  const row = item?.parentElement
  if (!item || !row) return
  const { scrollPaddingLeft } = getComputedStyle(row)
  const margin = Number.parseFloat(scrollPaddingLeft) || 0
  const [shown, wanted] = [row.getBoundingClientRect(), item.getBoundingClientRect()]
  const over = wanted.right + margin - shown.right
  if (over > 0) row.scrollLeft += over
}

type RowItemProps = { isCurrent: boolean; children: ReactNode }

/**
 * An item of a row that scrolls horizontally. The current one is brought into view in browsers that do not know
 * `scroll-initial-target`.
 */
export function RowItem({ isCurrent, children }: RowItemProps) {
  return <li ref={isCurrent ? showInRow : undefined}>{children}</li>
}

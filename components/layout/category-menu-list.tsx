'use client'

import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { useShopRouter } from '@/components/ui/use-shop-router'
import styles from './category-menu.module.css'
import { focusInMenu } from './focus-in-menu'

/** Closes the open entry of a list of disclosures, and returns it. */
function closeEntry(list: HTMLElement | null, isKept: (entry: HTMLDetailsElement) => boolean = () => false) {
  for (const entry of list?.getElementsByTagName('details') ?? []) {
    if (!entry.open || isKept(entry)) continue
    entry.open = false
    return entry
  }
  return null
}

/** The entries of the desktop menu, by keyboard: arrow keys; Esc, a press elsewhere, leaving and a new page close it. */
export function CategoryMenuList({ children }: { children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useShopRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path closes the menu
  useEffect(() => () => void closeEntry(list.current), [pathname])
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeEntry(list.current)?.getElementsByTagName('summary')[0]?.focus()
    }
    const onPointerDown = ({ target }: PointerEvent) =>
      void closeEntry(list.current, (entry) => entry.contains(target as Node))
    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('pointerdown', onPointerDown, { signal })
    return () => stop.abort()
  }, [])
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // null is a press on something that takes no focus, or another window
    if (relatedTarget) closeEntry(list.current, (entry) => entry.contains(relatedTarget))
  }
  return (
    <ul ref={list} className={styles.menu} data-category-menu="" onKeyDown={focusInMenu} onBlur={onBlur}>
      {children}
    </ul>
  )
}

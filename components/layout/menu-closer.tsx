'use client'

import { useEffect } from 'react'
import { useShopRouter } from '@/components/ui/use-shop-router'

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[name="category-menu"][open]')

function closeMenus() {
  for (const menu of openMenus()) menu.open = false
}

/** The menus open without a script; this closes them on Esc, on a press elsewhere and after a navigation. */
export function MenuCloser() {
  const { pathname } = useShopRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the reason to close
  useEffect(() => {
    closeMenus()
    for (const sheet of document.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover()
  }, [pathname])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const [menu] = openMenus()
      if (!menu) return
      menu.querySelector('summary')?.focus()
      closeMenus()
    }
    const onPress = (event: Event) => {
      const isInside = event.target instanceof Element && event.target.closest('details[name="category-menu"]')
      if (!isInside) closeMenus()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [])
  return null
}

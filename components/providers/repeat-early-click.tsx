'use client'

import { useEffect } from 'react'
import { takeEarlyClick } from '@/lib/browser/first-interaction'

/** Repeats the click on a button marked `data-island` that came before hydration. Placed after the page it serves. */
export function RepeatEarlyClick() {
  useEffect(() => {
    const memory = window.firstInteraction
    if (!memory) return
    memory.isHydrated = true
    if (memory.earlyClick?.hasAttribute('data-island')) takeEarlyClick(document.body)?.click()
  }, [])
  return null
}

'use client'

import { useEffect } from 'react'
import { takeEarlyClick } from '@/lib/browser/first-interaction'

/**
 * Repeats a click made before hydration on a `data-island` button. Render it after the page, so that its effect runs
 * last.
 */
export function RepeatEarlyClick() {
  useEffect(() => {
    const record = window.firstInteraction
    if (!record) return
    record.isHydrated = true
    if (record.earlyClick?.hasAttribute('data-island')) takeEarlyClick(document.body)?.click()
  }, [])
  return null
}

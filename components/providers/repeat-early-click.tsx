'use client'

import { useEffect } from 'react'
import { takeEarlyClick } from '@/lib/browser/first-interaction'
import { restoreReplacedFields } from './repeat-input'

/**
 * Repeats a click made before hydration on a `data-island` button, and input in fields outside deferred parts that
 * React has drawn anew. Render it after the page, so that its effect runs last.
 */
export function RepeatEarlyClick() {
  useEffect(() => {
    const record = window.firstInteraction
    if (!record) return
    record.isHydrated = true
    restoreReplacedFields(document.body, (field) => !field.closest('[data-dehydrated]'))
    if (record.earlyClick?.hasAttribute('data-island')) takeEarlyClick(document.body)?.click()
  }, [])
  return null
}

'use client'

import { useEffect } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { failProgress } from '@/lib/store/progress-bar'

/** Rendered in error pages: the progress bar that led to it shows a failure (R-PAGE-13). */
export function FailedMark() {
  const shop = useShop()
  useEffect(() => failProgress(shop), [shop])
  return null
}

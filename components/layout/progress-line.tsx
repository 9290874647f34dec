'use client'

import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import styles from './progress-line.module.css'

/** Progress bar of a navigation; its delay and growth are a CSS animation (R-PAGE-12, R-PAGE-13). */
export function ProgressLine() {
  const t = useTranslations('layout')
  const { phase, hasFailed } = useShopState((state) => state.progress)
  if (phase === 'idle') return null
  return (
    <progress
      className={styles.line}
      data-phase={phase}
      data-failed={hasFailed ? '' : undefined}
      aria-label={hasFailed ? t('routeFailed') : t('routeLoading')}
    />
  )
}

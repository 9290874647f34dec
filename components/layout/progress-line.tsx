'use client'

import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import styles from './progress-line.module.css'

/** The thin line while a page is on its way; its style sheet makes it appear and grow (R-PAGE-12, R-PAGE-13). */
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

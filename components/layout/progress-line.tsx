'use client'

import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import styles from './progress-line.module.css'

/** The thin line while a page is on its way (R-PAGE-12, R-PAGE-13). */
export function ProgressLine() {
  const t = useTranslations('layout')
  const { isVisible, percent, hasFailed } = useShopState((state) => state.progress)
  if (!isVisible) return null
  return (
    <progress
      className={styles.line}
      max={100}
      value={percent}
      data-failed={hasFailed ? '' : undefined}
      aria-label={hasFailed ? t('routeFailed') : t('routeLoading')}
    />
  )
}

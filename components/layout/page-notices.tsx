'use client'

import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import styles from './page-notices.module.css'

/** What the shopper must know of her own side: no network, a browser too old (R-PAGE-11, R-PAGE-16). */
export function PageNotices() {
  const t = useTranslations('layout')
  const isOnline = useShopState((state) => state.network.isOnline)
  const isAncient = useShopState((state) => state.root.ancientBrowser)
  return (
    <div role="status">
      {isOnline ? null : <p className={`${styles.notice} ${styles.offline}`}>{t('offline')}</p>}
      {isAncient ? <p className={styles.notice}>{t('oldBrowser')}</p> : null}
    </div>
  )
}

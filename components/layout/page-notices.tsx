'use client'

import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import styles from './page-notices.module.css'

/** What the shopper must know of her own side: no network, a browser too old (R-PAGE-11, R-PAGE-16). */
export function PageNotices() {
  const t = useTranslations('layout')
  // one notice about the network at a time: what was pressed offline has its own
  const isOffline = useShopState(({ network }) => !network.isOnline && network.unreached === null)
  const isAncient = useShopState((state) => state.root.ancientBrowser)
  return (
    <div role="status">
      {isOffline ? <p className={styles.notice}>{t('offline')}</p> : null}
      {isAncient ? <p className={styles.notice}>{t('oldBrowser')}</p> : null}
    </div>
  )
}

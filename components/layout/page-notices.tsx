'use client'

import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import styles from './page-notices.module.css'

/** Notices: offline, slow page, outdated browser (R-PAGE-11, 14, 16). */
export function PageNotices() {
  const t = useTranslations('layout')
  // only one notice about the network: a link pressed offline has its own
  const isOffline = useShopState(({ network }) => !network.isOnline && network.unreached === null)
  const isAncient = useShopState((state) => state.root.ancientBrowser)
  const isLoading = useShopState((state) => state.loading.isLoading)
  return (
    <div role="status">
      {isOffline ? <p className={`${styles.notice} ${styles.offline}`}>{t('offline')}</p> : null}
      {isLoading ? <p className="visually-hidden">{t('routeLoading')}</p> : null}
      {isAncient ? <p className={styles.notice}>{t('oldBrowser')}</p> : null}
    </div>
  )
}

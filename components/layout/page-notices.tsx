'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import styles from './page-notices.module.css'

/**
 * The loading indicator of a navigation, for screen readers (R-PAGE-14). It is shown without React: a rendered update
 * would make React start the next page again, which a slow phone has half rendered by then.
 */
function LoadingNotice() {
  const t = useTranslations('layout')
  const { store } = useShop()
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const show = () => {
      if (notice.current) notice.current.hidden = !store.getState().loading.isLoading
    }
    show()
    return store.subscribe(show)
  }, [store])
  return (
    <p ref={notice} className="visually-hidden" hidden>
      {t('routeLoading')}
    </p>
  )
}

/** Notices: offline, slow page, outdated browser (R-PAGE-11, 14, 16). */
export function PageNotices() {
  const t = useTranslations('layout')
  // only one notice about the network: a link pressed offline has its own
  const isOffline = useShopState(({ network }) => !network.isOnline && network.unreached === null)
  const isAncient = useShopState((state) => state.root.ancientBrowser)
  return (
    <div role="status">
      {isOffline ? <p className={`${styles.notice} ${styles.offline}`}>{t('offline')}</p> : null}
      <LoadingNotice />
      {isAncient ? <p className={styles.notice}>{t('oldBrowser')}</p> : null}
    </div>
  )
}

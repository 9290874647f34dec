'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useNavigate } from '@/components/providers/use-navigate'
import { useShop, useShopState } from '@/components/providers/use-shop'
import styles from './offline-notice.module.css'

/** Notice that the pressed link, or what opens over the page, cannot be reached offline, with a retry button (R-PAGE-16). */
export function OfflineNotice() {
  const t = useTranslations('offline')
  const common = useTranslations('common')
  const { store } = useShop()
  const navigate = useNavigate()
  const unreached = useShopState((state) => state.network.unreached)
  const [tries, setTries] = useState(0)
  const hide = () => store.getState().setNetwork({ unreached: null })
  const retry = () => {
    setTries(tries + 1)
    if (!navigator.onLine) return
    hide()
    if (!unreached) return
    if ('href' in unreached) navigate(unreached.href)
    else store.getState().setLayers(unreached)
  }
  return (
    <div role="status" className={styles.live}>
      <div className={styles.notice} hidden={unreached === null}>
        {/* a new element each time, so that the live region is read again */}
        <p key={tries}>
          <b className="serif d-24">{t('title')}</b>
          {t('text')}
        </p>
        <button type="button" onClick={retry}>
          {common('retry')}
        </button>
        <button type="button" onClick={hide}>
          {common('close')}
        </button>
      </div>
    </div>
  )
}

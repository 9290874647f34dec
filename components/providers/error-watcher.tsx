import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { watchErrors } from '@/lib/errors/watch-errors'
import { notify } from '@/lib/store/toasts'
import { useShop } from './use-shop'

/** Reports uncaught errors and shows the shopper a message (R-ERROR-02, R-ERROR-03). */
export function ErrorWatcher() {
  const t = useTranslations('errors')
  const shop = useShop()
  useEffect(
    () =>
      watchErrors(({ error, type, isRecovered }) => {
        reloadOrReport(error, { type })
        // without network there is a notice of its own
        if (!isRecovered && navigator.onLine) notify(shop, { message: t('generic'), mode: 'error' })
      }),
    [shop, t],
  )
  return null
}

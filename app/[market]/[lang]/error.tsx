'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { FailedMark } from '@/components/layout/failed-mark'
import { RouteMark } from '@/components/providers/route-mark'
import { useShopConfig } from '@/components/providers/use-shop'
import { Button } from '@/components/ui/button'
import { normaliseError } from '@/lib/errors/normalise-error'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { routeHref } from '@/lib/routing/href'
import { routeNameFor } from '@/lib/routing/route-name'

/**
 * Error page for failures after the page has loaded: code, message, retry button and link home (R-PAGE-05, R-ERROR-01,
 * R-ERROR-03).
 */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('errors')
  const { site } = useShopConfig()
  useEffect(() => reloadOrReport(error, { type: 'render', component: 'page' }), [error])
  return (
    <main className="last-resort" id="main">
      <RouteMark name={routeNameFor('error', site.lang)} />
      <FailedMark />
      <h1 className="serif d-56">{t('errorHeading')}</h1>
      <p>{t('generic')}</p>
      <p>{t('errorCode', { code: normaliseError(error).statusCode })}</p>
      <Button onClick={reset}>{t('retry')}</Button>
      {/* a link that loads a new document works even if the app is broken */}
      <a className="text-link text-link--touch" href={routeHref(site, 'home')}>
        {t('notFoundHome')}
      </a>
    </main>
  )
}

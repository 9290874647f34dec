'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { normaliseError } from '@/lib/errors/normalise-error'
import { reloadOrReport } from '@/lib/errors/reload-or-report'

/** A failure after the page has loaded: code, words, another try (R-PAGE-05, R-ERROR-01). */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('errors')
  useEffect(() => reloadOrReport(error, { type: 'render', component: 'page' }), [error])
  return (
    <main className="last-resort" id="main">
      <h1 className="serif d-56">{t('errorHeading')}</h1>
      <p>{t('errorText')}</p>
      <p>{t('errorCode', { code: normaliseError(error).statusCode })}</p>
      <Button onClick={reset}>{t('retry')}</Button>
    </main>
  )
}

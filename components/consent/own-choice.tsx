'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useShopState } from '@/components/providers/use-shop'
import { hasPrivacySignal, readConsent } from '@/lib/consent/consent'
import { hasYes } from '@/lib/consent/consent-record'
import { ConsentForm } from './consent-form'

/** The shopper's choice on the cookie page: when she made it, the number of a yes, and the form that changes it. */
export function OwnChoice() {
  const t = useTranslations('consent')
  const format = useFormatter()
  const [isSaved, setSaved] = useState(false)
  // null in the HTML and while the tab starts: the page is the same for everybody
  const choice = useShopState(({ consent }) => consent.choice)
  const record = choice && readConsent()
  return (
    <>
      {record ? (
        <p>
          {t('chosen', { date: format.dateTime(new Date(record.at * 1000), { dateStyle: 'long' }) })}{' '}
          {record.id && hasYes(record.choice) ? t('proof', { id: record.id }) : null}
        </p>
      ) : (
        <p>{typeof window !== 'undefined' && hasPrivacySignal() ? t('signal') : t('notChosen')}</p>
      )}
      <ConsentForm id="consent-page" onSaved={() => setSaved(true)} />
      <p role="status">{isSaved ? t('saved') : null}</p>
    </>
  )
}

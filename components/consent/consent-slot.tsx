'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { withLateMessages } from '@/components/providers/with-late-messages'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { lateMessages } from '@/lib/i18n/late-messages'

const loadMessages = lateMessages('pressed', ['consent'])

/** The place of the consent banner: first in the document, so that it is the first thing the Tab key reaches. */
export function ConsentSlot() {
  const { config } = useShop()
  const isAsked = useShopState(({ consent }) => consent.isAsked)
  const [Banner, setBanner] = useState<ComponentType | null>(null)
  const { lang } = config.site
  useEffect(() => {
    if (!isAsked) return
    withLateMessages(
      lang,
      loadMessages,
      import('./consent-banner').then((module) => module.ConsentBanner),
    ).then(
      ({ default: Loaded }) => setBanner(() => Loaded),
      (error) => reloadOrReport(error, { type: 'load', component: 'consent banner' }),
    )
  }, [lang, isAsked])
  return isAsked && Banner ? <Banner /> : null
}

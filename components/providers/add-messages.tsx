'use client'

import { type AbstractIntlMessages, NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import { type Messages, mergeMessages } from '@/lib/i18n/merge-messages'

/** Adds messages that only one part of the page needs to those of every page. */
export function AddMessages({ messages, children }: { messages: Messages; children: ReactNode }) {
  const inherited = useMessages()
  const all = useMemo(() => mergeMessages(inherited, messages) as AbstractIntlMessages, [inherited, messages])
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all}>
      {children}
    </NextIntlClientProvider>
  )
}

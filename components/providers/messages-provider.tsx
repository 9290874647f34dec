import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Messages } from '@/lib/i18n/merge-messages'
import type { Lang } from '@/lib/market/market-table'
import { pickMessages } from './pick-messages'

type MessagesProviderProps = {
  lang: Lang
  messages: Messages
  namespaces: readonly string[]
  children: ReactNode
}

/** Provides messages to the client components below, in the language of the address. */
export function MessagesProvider({ lang, messages, namespaces, children }: MessagesProviderProps) {
  return (
    <NextIntlClientProvider
      locale={lang}
      // precompiled texts are arrays, which next-intl reads but does not name in its types
      messages={pickMessages(messages, namespaces) as AbstractIntlMessages}
      timeZone="Europe/Helsinki"
    >
      {children}
    </NextIntlClientProvider>
  )
}

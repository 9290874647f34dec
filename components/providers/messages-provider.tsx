import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Messages } from '@/lib/i18n/merge-messages'
import type { MarketLang } from '@/lib/market/site'
import { TIME_ZONES } from '@/lib/market/time-zones'
import { pickMessages } from './pick-messages'

type MessagesProviderProps = {
  site: MarketLang
  messages: Messages
  namespaces: readonly string[]
  children: ReactNode
}

/** Gives client components the messages in the language of the address, and the time zone of its market. */
export function MessagesProvider({ site, messages, namespaces, children }: MessagesProviderProps) {
  return (
    <NextIntlClientProvider
      locale={site.lang}
      // precompiled texts are arrays, which next-intl reads but does not name in its types
      messages={pickMessages(messages, namespaces) as AbstractIntlMessages}
      timeZone={TIME_ZONES[site.market]}
    >
      {children}
    </NextIntlClientProvider>
  )
}

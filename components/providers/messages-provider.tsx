import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import type { Messages } from '@/lib/i18n/merge-messages'
import type { MessageName } from '@/lib/i18n/message-name'
import { pickMessages } from '@/lib/i18n/pick-messages.mjs'
import type { MarketLang } from '@/lib/market/site'
import { TIME_ZONES } from '@/lib/market/time-zones'

type MessagesProviderProps = {
  site: MarketLang
  messages: Messages
  /** A literal: `tests/unit/i18n/declared-messages.test.ts` compares it with what client components use. */
  names: readonly MessageName[]
  children: ReactNode
}

/** Gives client components the messages in the language of the address, and the time zone of its market. */
export function MessagesProvider({ site, messages, names, children }: MessagesProviderProps) {
  return (
    <NextIntlClientProvider
      locale={site.lang}
      // precompiled texts are arrays, which next-intl reads but does not name in its types
      messages={pickMessages(messages, names) as AbstractIntlMessages}
      timeZone={TIME_ZONES[site.market]}
    >
      {children}
    </NextIntlClientProvider>
  )
}

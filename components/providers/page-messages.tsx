import type { ReactNode } from 'react'
import type { Messages } from '@/lib/i18n/merge-messages'
import type { MessageName } from '@/lib/i18n/message-name'
import { pickMessages } from '@/lib/i18n/pick-messages.mjs'
import { AddMessages } from './add-messages'

type PageMessagesProps = { messages: Messages; names: readonly MessageName[]; children: ReactNode }

/**
 * Puts the messages that the client components of a page or of a route group need into its HTML, in addition to those
 * of every page. `names` is a literal: `tests/unit/i18n/declared-messages.test.ts` compares it with what they use.
 */
export function PageMessages({ messages, names, children }: PageMessagesProps) {
  return <AddMessages messages={pickMessages(messages, names)}>{children}</AddMessages>
}

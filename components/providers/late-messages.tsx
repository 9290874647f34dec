import { type ReactNode, useEffect, useState } from 'react'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import type { Messages } from '@/lib/i18n/merge-messages'
import { AddMessages } from './add-messages'
import { pickMessages } from './pick-messages'
import { useShopConfig } from './use-shop'

/** Must be constant: a new array loads the messages again. */
type LateMessagesProps = { namespaces: readonly string[]; children: ReactNode }

/**
 * Provides messages for rarely shown components, which are not in the page: loads the language's whole catalogue, which
 * browsers cache. Renders nothing until it has loaded.
 */
export function LateMessages({ namespaces, children }: LateMessagesProps) {
  const { lang } = useShopConfig().site
  const [messages, setMessages] = useState<Messages | null>(null)
  useEffect(() => {
    let isOver = false
    import('@/lib/i18n/load-messages')
      .then(({ loadMessages }) => loadMessages(lang))
      .then((all) => {
        if (!isOver) setMessages(pickMessages(all, namespaces))
      })
      .catch((error) => reloadOrReport(error, { type: 'load', component: 'late-messages' }))
    return () => {
      isOver = true
    }
  }, [lang, namespaces])
  return messages ? <AddMessages messages={messages}>{children}</AddMessages> : null
}

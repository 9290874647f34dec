import { type ReactNode, useEffect, useState } from 'react'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import type { Messages } from '@/lib/i18n/merge-messages'
import { AddMessages } from './add-messages'
import { pickMessages } from './pick-messages'
import { useShopConfig } from './use-shop'

/** Constant: a new array loads the texts again. */
type LateMessagesProps = { namespaces: readonly string[]; children: ReactNode }

/**
 * Parts that few shoppers see: their texts are not on the page. The language's whole catalogue is loaded for them, a file
 * that browsers keep. Nothing is rendered until it has loaded.
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

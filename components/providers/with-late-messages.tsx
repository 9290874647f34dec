import type { ComponentType } from 'react'
import type { LoadMessages } from '@/lib/i18n/late-messages'
import type { Messages } from '@/lib/i18n/merge-messages'
import type { Lang } from '@/lib/market/market-table'
import { AddMessages } from './add-messages'

/** A component together with the messages it needs, if the page lacks some. Start both requests before the call. */
export async function withMessages<Props extends object>(
  loading: Promise<ComponentType<Props>>,
  loadingMessages?: Promise<Messages>,
): Promise<{ default: ComponentType<Props> }> {
  const [Part, messages] = await Promise.all([loading, loadingMessages])
  if (!messages) return { default: Part }
  return {
    default: (props: Props) => (
      <AddMessages messages={messages}>
        <Part {...props} />
      </AddMessages>
    ),
  }
}

/** Loads a component together with the messages declared for it. */
export const withLateMessages = <Props extends object>(
  lang: Lang,
  loadMessages: LoadMessages,
  loading: Promise<ComponentType<Props>>,
) => withMessages(loading, loadMessages(lang))

import type { ComponentType } from 'react'
import { loadLateMessages } from '@/lib/i18n/load-late-messages'
import type { Lang } from '@/lib/market/market-table'
import { AddMessages } from './add-messages'

/** Loads the late messages together with a component that needs them. Both requests start at once. */
export async function withLateMessages<Props extends object>(
  lang: Lang,
  loading: Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  const [Part, messages] = await Promise.all([loading, loadLateMessages(lang)])
  return {
    default: (props: Props) => (
      <AddMessages messages={messages}>
        <Part {...props} />
      </AddMessages>
    ),
  }
}

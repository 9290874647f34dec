import 'client-only'
import { CROSS_TAB_CHANNEL } from '@/lib/config/constants'
import type { TabMessage } from './tab-message-schema'

type Receive = (message: TabMessage) => void

/**
 * Opens a channel, by default `ralph_channel` (R-TAB-01). Messages are sent with `shop.post`; received ones go to
 * `lib/flows/receive-message.ts` after validation. The schema is loaded with the first message.
 */
export function openChannel(
  receive: Receive,
  name: string = CROSS_TAB_CHANNEL,
): { post: (message: TabMessage) => void; close: () => void } {
  // browsers without BroadcastChannel synchronise through the cookie at the next load
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, close: () => {} }
  const channel = new BroadcastChannel(name)
  channel.onmessage = async ({ data }: MessageEvent<unknown>) => {
    const { tabMessageSchema } = await import('./tab-message-schema')
    const parsed = tabMessageSchema.safeParse(data)
    if (parsed.success) receive(parsed.data)
    else console.error('A message of another tab was not understood', parsed.error.issues[0]?.path)
  }
  return { post: (message) => channel.postMessage(message), close: () => channel.close() }
}

import type { Messages } from '@/lib/i18n/merge-messages'

/** Picks namespaces (`cart`) and single messages (`cart.open`), so that a page does not contain all messages. */
export function pickMessages(messages: Messages, names: readonly string[]): Messages {
  const picked: Messages = {}
  for (const name of names) {
    const [namespace = '', key] = name.split('.')
    const all = messages[namespace] as Messages | undefined
    if (all) picked[namespace] = key ? { ...(picked[namespace] as Messages), [key]: all[key] } : all
  }
  return picked
}

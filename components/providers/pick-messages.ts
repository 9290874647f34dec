import type { Messages } from '@/lib/i18n/merge-messages'

/** Only the namespaces named, so that a page does not carry the whole catalogue. */
export const pickMessages = (messages: Messages, namespaces: readonly string[]): Messages =>
  Object.fromEntries(namespaces.filter((name) => name in messages).map((name) => [name, messages[name]]))

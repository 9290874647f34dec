import type { Messages } from '@/lib/i18n/merge-messages'

/** Picks namespaces of a catalogue, so that a page does not contain all of it. */
export const pickMessages = (messages: Messages, namespaces: readonly string[]): Messages =>
  Object.fromEntries(namespaces.filter((name) => name in messages).map((name) => [name, messages[name]]))

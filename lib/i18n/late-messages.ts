import type { Lang } from '@/lib/market/market-table'
import type { Messages } from './merge-messages'
import type { MessageName } from './message-name'
import { pickMessages } from './pick-messages.mjs'

type Catalogues = Record<Lang, () => Promise<{ default: Messages }>>

// Without a Finnish fallback, because all catalogues have the same keys. `build/late-message-files.ts` makes the files.
const FILES = {
  idle: {
    fi: () => import('@/messages/fi.json?idle'),
    sv: () => import('@/messages/sv.json?idle'),
    nb: () => import('@/messages/nb.json?idle'),
    da: () => import('@/messages/da.json?idle'),
  },
  pressed: {
    fi: () => import('@/messages/fi.json?pressed'),
    sv: () => import('@/messages/sv.json?pressed'),
    nb: () => import('@/messages/nb.json?pressed'),
    da: () => import('@/messages/da.json?pressed'),
  },
} satisfies Record<string, Catalogues>

/** When the part is loaded: while the browser is idle, or when the shopper opens it. */
type LateFile = keyof typeof FILES

export type LoadMessages = (lang: Lang) => Promise<Messages>

/**
 * Declares the messages of a part that is loaded later, in addition to those of every page (`ShopShell`), and returns
 * what loads them. Written with literals beside the `import()` of the part: the build reads the declarations and puts
 * the messages of all parts of one `file` into one file per language, which browsers cache for all pages.
 * `tests/unit/i18n/declared-messages.test.ts` compares each declaration with what the part uses.
 */
export function lateMessages(file: LateFile, names: readonly MessageName[]): LoadMessages {
  return async (lang) => pickMessages((await FILES[file][lang]()).default, names)
}

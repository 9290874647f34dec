import 'client-only'
import { parseJson } from '@/lib/errors/parse-json'
import { safeLocalStorage } from './safe-storage'

/** Lifetime of typed data on the device, in ms. */
const LIFE = 24 * 60 * 60 * 1000

/** All keys with a lifetime; `removeExpired` checks each when the shop starts. */
export const EXPIRING_KEYS = {
  draft: 'kajo-checkout',
  order: 'kajo-order',
  return: 'kajo-return',
  complaint: 'kajo-complaint',
} as const

type ExpiringKey = (typeof EXPIRING_KEYS)[keyof typeof EXPIRING_KEYS]

/** Unchecked parts of an entry; null when missing. `data` expires, `lasting` does not. */
type Entry = { data: unknown; lasting: unknown }

// `abs`: an entry from the future was written while the clock was wrong, and expires as an old one does
const isCurrent = (at: unknown): boolean => typeof at === 'number' && Math.abs(Date.now() - at) <= LIFE

/** Parses the text of an entry; expired or unreadable parts are null. */
export function parseExpiring(text: string | null): Entry {
  const entry = parseJson(text ?? '')
  if (typeof entry !== 'object' || entry === null) return { data: null, lasting: null }
  const { at, data = null, lasting = null } = entry as { at?: unknown } & Partial<Entry>
  return { data: isCurrent(at) ? data : null, lasting }
}

const textOf = (data: unknown, lasting: unknown): string =>
  JSON.stringify({ ...(data === null ? null : { at: Date.now(), data }), lasting })

/** An entry. What has expired or is unreadable is removed from storage. */
export function readExpiring(key: ExpiringKey): Entry {
  const text = safeLocalStorage.read(key)
  const entry = parseExpiring(text)
  if (text === null || entry.data !== null) return entry
  if (entry.lasting === null) removeExpiring(key)
  else if (text !== textOf(null, entry.lasting)) writeExpiring(key, null, entry.lasting)
  return entry
}

/** Stores `data` for 24 hours, and `lasting` without a limit. False where storage is blocked or full. */
export const writeExpiring = (key: ExpiringKey, data: unknown, lasting?: unknown): boolean =>
  safeLocalStorage.write(key, textOf(data, lasting))

export const removeExpiring = (key: ExpiringKey): void => safeLocalStorage.remove(key)

/** Removes what is older than 24 hours, and unreadable entries. */
export function removeExpired(): void {
  for (const key of Object.values(EXPIRING_KEYS)) readExpiring(key)
}

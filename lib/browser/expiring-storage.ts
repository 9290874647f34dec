import 'client-only'
import { EXPIRING_KEYS, YEAR_IN_SECONDS } from '@/lib/config/constants'
import { parseJson } from '@/lib/errors/parse-json'
import { safeLocalStorage } from './safe-storage'

/** Lifetimes on the device, in ms: of typed data, and of `lasting` since it was last written. */
const LIFE = 24 * 60 * 60 * 1000
const LASTING_LIFE = YEAR_IN_SECONDS * 1000

type ExpiringKey = (typeof EXPIRING_KEYS)[keyof typeof EXPIRING_KEYS]

/** Unchecked parts of an entry; null when missing or expired. `since`: when `lasting` was written, in ms. */
type Entry = { data: unknown; lasting: unknown; since: number }

// `abs`: an entry from the future was written while the clock was wrong, and expires as an old one does
const isCurrent = (at: unknown, life: number): boolean => typeof at === 'number' && Math.abs(Date.now() - at) <= life

/** Parses the text of an entry; expired or unreadable parts are null. */
export function parseExpiring(text: string | null): Entry {
  const entry = parseJson(text ?? '')
  const now = Date.now()
  if (typeof entry !== 'object' || entry === null) return { data: null, lasting: null, since: now }
  // earlier versions did not write when
  const { at, data = null, lasting = null, since = now } = entry as { at?: unknown } & Partial<Entry>
  return {
    data: isCurrent(at, LIFE) ? data : null,
    lasting: isCurrent(since, LASTING_LIFE) ? lasting : null,
    since,
  }
}

const textOf = (data: unknown, lasting: unknown, since: number): string =>
  JSON.stringify({
    ...(data === null ? null : { at: Date.now(), data }),
    ...((lasting ?? null) === null ? null : { lasting, since }),
  })

/** An entry. What has expired or is unreadable is removed from storage. */
export function readExpiring(key: ExpiringKey): Entry {
  const text = safeLocalStorage.read(key)
  const entry = parseExpiring(text)
  if (text === null || entry.data !== null) return entry
  if (entry.lasting === null) removeExpiring(key)
  else {
    const left = textOf(null, entry.lasting, entry.since)
    if (text !== left) safeLocalStorage.write(key, left)
  }
  return entry
}

/** Stores `data` for 24 hours, and `lasting` for a year. False where storage is blocked or full. */
export const writeExpiring = (key: ExpiringKey, data: unknown, lasting?: unknown): boolean =>
  safeLocalStorage.write(key, textOf(data, lasting, Date.now()))

export const removeExpiring = (key: ExpiringKey): void => safeLocalStorage.remove(key)

/** Removes expired and unreadable entries. */
export function removeExpired(): void {
  for (const key of Object.values(EXPIRING_KEYS)) readExpiring(key)
}

import 'client-only'
import { parseJson } from '@/lib/errors/parse-json'
import { safeLocalStorage } from './safe-storage'

/** Lifetime of typed data on the device, in ms. */
const LIFE = 24 * 60 * 60 * 1000

/** All keys with a lifetime; `removeExpired` checks each when the shop starts. */
export const EXPIRING_KEYS = { draft: 'kajo-checkout', attempt: 'kajo-order' } as const

type ExpiringKey = (typeof EXPIRING_KEYS)[keyof typeof EXPIRING_KEYS]

// `abs`: an entry from the future was written while the clock was wrong, and expires as an old one does
const isCurrent = (entry: unknown): entry is { at: number; data?: unknown } =>
  typeof entry === 'object' &&
  entry !== null &&
  'at' in entry &&
  typeof entry.at === 'number' &&
  Math.abs(Date.now() - entry.at) <= LIFE

/** The data in the text of an entry, unchecked; null when it has expired or is unreadable. */
export function parseExpiring(text: string): unknown {
  const entry = parseJson(text)
  return isCurrent(entry) ? (entry.data ?? null) : null
}

/** The data of an unexpired entry, unchecked; else null, and the entry is removed. */
export function readExpiring(key: ExpiringKey): unknown {
  const text = safeLocalStorage.read(key)
  const data = text === null ? null : parseExpiring(text)
  if (data === null && text !== null) removeExpiring(key)
  return data
}

/** Stores data for 24 hours. False where storage is blocked or full. */
export const writeExpiring = (key: ExpiringKey, data: unknown): boolean =>
  safeLocalStorage.write(key, JSON.stringify({ at: Date.now(), data }))

export const removeExpiring = (key: ExpiringKey): void => safeLocalStorage.remove(key)

/** Removes entries older than 24 hours, and unreadable ones. */
export function removeExpired(): void {
  for (const key of Object.values(EXPIRING_KEYS)) readExpiring(key)
}

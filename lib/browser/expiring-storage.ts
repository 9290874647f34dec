import 'client-only'

/** What a shopper typed stays on her device this long, in ms. */
const LIFE = 24 * 60 * 60 * 1000

/** Every key written here, so that start-up can remove what has expired. */
export const EXPIRING_KEYS = { draft: 'kajo-checkout', attempt: 'kajo-order' } as const

type ExpiringKey = (typeof EXPIRING_KEYS)[keyof typeof EXPIRING_KEYS]

type Entry = { at?: unknown; data?: unknown }

// an entry from the future was written under a wrong clock
const isExpired = ({ at }: Entry): boolean => typeof at !== 'number' || Math.abs(Date.now() - at) > LIFE

/** The data of an unexpired entry, unchecked, or null. Throws where storage is blocked or the entry is no JSON. */
export function readExpiring(key: ExpiringKey): unknown {
  const entry = JSON.parse(localStorage.getItem(key) ?? 'null') as Entry | null
  if (!entry) return null
  if (!isExpired(entry)) return entry.data ?? null
  localStorage.removeItem(key)
  return null
}

/** Stores data for 24 hours. False where storage is blocked or full. */
export function writeExpiring(key: ExpiringKey, data: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), data }))
    return true
  } catch {
    return false
  }
}

export function removeExpiring(key: ExpiringKey): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // blocked storage holds nothing either
  }
}

/** Removes entries older than 24 hours, and unreadable ones. */
export function removeExpired(): void {
  for (const key of Object.values(EXPIRING_KEYS)) {
    try {
      readExpiring(key)
    } catch {
      removeExpiring(key)
    }
  }
}

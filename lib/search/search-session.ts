import 'client-only'
import type { SessionMetadata } from '@apptus/esales-api'
import { safeLocalStorage } from '@/lib/browser/safe-storage'
import { may } from '@/lib/consent/consent'
import type { Shop } from '@/lib/store/shop'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const repairKey = (key: string): string => (UUID.test(key) ? key : crypto.randomUUID())

const KEY = 'voyado.session'

type WithStore = Pick<Shop, 'store'>

/**
 * Tabs whose keys are on the device, or were: another tab may have removed them already when consent ends. Keys that
 * were never kept stay in memory (T32).
 */
const keptTabs = new WeakSet<Shop['store']>()

/** Reads the keys that an earlier visit has kept on the device, into a tab that has none (R-SEARCH-06). */
export function restoreSearchKeys({ store }: WithStore): void {
  const { searchSession, setSearchSession } = store.getState()
  const stored = safeLocalStorage.readJson(KEY)
  if (searchSession.sessionKey !== '' || typeof stored !== 'object' || stored === null) return
  const { customerKey, sessionKey }: { [Name in keyof SessionMetadata]?: unknown } = stored
  if (typeof customerKey !== 'string' || typeof sessionKey !== 'string') return
  if (!UUID.test(customerKey) || !UUID.test(sessionKey)) return
  setSearchSession({ customerKey, sessionKey })
  keptTabs.add(store)
}

/** Keeps the keys of a tab that has searched, for later visits. Only with consent to preferences. */
export function keepSearchKeys({ store }: WithStore): void {
  const { customerKey, sessionKey } = store.getState().searchSession
  if (sessionKey === '') return
  safeLocalStorage.write(KEY, JSON.stringify({ customerKey, sessionKey }))
  keptTabs.add(store)
}

/** Ends the session of the search service on this device: the next search has new keys. */
export function forgetSearchKeys({ store }: WithStore): void {
  safeLocalStorage.remove(KEY)
  if (keptTabs.delete(store)) store.getState().setSearchSession({ customerKey: '', sessionKey: '' })
}

/**
 * Keys of the search session: random UUIDs, created on first use and when invalid (R-SEARCH-06). With consent to
 * preferences they are kept on the device; without it they end with the document (T32).
 */
export function readSearchKeys({ store }: WithStore): SessionMetadata {
  // a search may come before the start of the shop
  if (may('preferences')) restoreSearchKeys({ store })
  const { searchSession, setSearchSession } = store.getState()
  const customerKey = repairKey(searchSession.customerKey)
  const sessionKey = repairKey(searchSession.sessionKey)
  if (customerKey !== searchSession.customerKey || sessionKey !== searchSession.sessionKey) {
    setSearchSession({ customerKey, sessionKey })
    if (may('preferences')) keepSearchKeys({ store })
  }
  return { customerKey, sessionKey }
}

/** Whether this tab has session keys, from a search or from an earlier visit (T32). */
export const hasSearchSession = ({ store }: WithStore): boolean => store.getState().searchSession.sessionKey !== ''

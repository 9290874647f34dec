import 'client-only'
import type { SessionMetadata } from '@apptus/esales-api'
import type { Shop } from '@/lib/store/shop'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const repairKey = (key: string): string => (UUID.test(key) ? key : crypto.randomUUID())

/**
 * Keys of the tab's search session: random UUIDs, created on first use and when invalid (R-SEARCH-06). They are kept in
 * memory only and end with the document (T32).
 */
export function readSearchKeys({ store }: Pick<Shop, 'store'>): SessionMetadata {
  const { searchSession, setSearchSession } = store.getState()
  const customerKey = repairKey(searchSession.customerKey)
  const sessionKey = repairKey(searchSession.sessionKey)
  if (customerKey !== searchSession.customerKey || sessionKey !== searchSession.sessionKey)
    setSearchSession({ customerKey, sessionKey })
  return { customerKey, sessionKey }
}

/** Whether this tab has session keys, which a search creates (T32). */
export const hasSearchSession = ({ store }: Pick<Shop, 'store'>): boolean =>
  store.getState().searchSession.sessionKey !== ''

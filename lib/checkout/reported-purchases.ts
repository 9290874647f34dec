import 'client-only'
import { safeLocalStorage } from '@/lib/browser/safe-storage'

/** Key of the storage, and name of the Web Lock under which purchases are reported. */
export const PURCHASES_KEY = 'kajo-purchases'
const MAX_REPORTED = 20

/** Ids of the carts whose purchase this device has reported. */
export const readReported = (): string[] => (safeLocalStorage.read(PURCHASES_KEY) ?? '').split(',').filter(Boolean)

// without storage a reload reports the purchase twice
export const addReported = (id: string): boolean =>
  safeLocalStorage.write(PURCHASES_KEY, [...readReported(), id].slice(-MAX_REPORTED).join(','))

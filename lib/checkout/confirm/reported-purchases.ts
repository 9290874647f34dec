import 'client-only'
import { safeLocalStorage } from '@/lib/browser/safe-storage'

/** Storage key, and name of the Web Lock under which purchases are reported. */
export const PURCHASES_KEY = 'kajo-purchases'
const MAX_REPORTED = 20

/** Ids of the carts whose purchase this device has reported; the public id for an order without a known cart. */
export const readReported = (): string[] => (safeLocalStorage.read(PURCHASES_KEY) ?? '').split(',').filter(Boolean)

// false without storage: a reload then reports the purchase again
export const addReported = (id: string): boolean =>
  safeLocalStorage.write(PURCHASES_KEY, [...readReported(), id].slice(-MAX_REPORTED).join(','))

import 'client-only'
import { EXPIRING_KEYS } from '@/lib/browser/expiring-storage'
import { parseAttempt } from './order-attempt'

/** Whether a `storage` event tells that another tab has ordered this cart. */
export async function orderedElsewhere({ key, newValue }: StorageEvent, cartId: string): Promise<boolean> {
  if (key !== EXPIRING_KEYS.attempt || !newValue) return false
  const attempt = await parseAttempt(JSON.parse(newValue)?.data)
  return attempt?.state === 'ordered' && attempt.cartId === cartId
}

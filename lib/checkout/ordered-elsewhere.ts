import 'client-only'
import { EXPIRING_KEYS, parseExpiring } from '@/lib/browser/expiring-storage'
import { parseAttempt } from './order-attempt'
import type { OrderIds } from './order-ids'

/** The order another tab has made of this cart, when a `storage` event tells of one. */
export async function orderedElsewhere({ key, newValue }: StorageEvent, cartId: string): Promise<OrderIds | null> {
  if (key !== EXPIRING_KEYS.attempt || !newValue) return null
  const attempt = await parseAttempt(parseExpiring(newValue))
  return attempt?.state === 'ordered' && attempt.cartId === cartId ? attempt : null
}

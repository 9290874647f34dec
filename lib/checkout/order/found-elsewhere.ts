import 'client-only'
import { EXPIRING_KEYS, parseExpiring } from '@/lib/browser/expiring-storage'
import type { EarlierOrder } from './check-earlier-order'
import { parseAttempt } from './order-attempt'

/**
 * Reads a `storage` event: `ordered` if another tab has ordered this cart, `none` if it removed the attempt, else null.
 */
export async function foundElsewhere({ key, newValue }: StorageEvent, cartId: string): Promise<EarlierOrder | null> {
  if (key !== EXPIRING_KEYS.attempt) return null
  if (newValue === null) return { kind: 'none' }
  const attempt = await parseAttempt(parseExpiring(newValue))
  if (attempt?.state !== 'ordered' || attempt.cartId !== cartId) return null
  const { publicId, paymentType } = attempt
  return { kind: 'ordered', cartId, publicId, paymentType }
}

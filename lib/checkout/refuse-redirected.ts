import 'client-only'
import { withLock } from '@/lib/browser/with-lock'
import { ORDER_LOCK, readAttempt, removeAttempt } from './order-attempt'

/**
 * Removes the attempt that a payment provider refused, so that the next one gets a new key (T23). With `publicId`, removes
 * it only when it belongs to that order.
 */
export const refuseRedirected = (publicId?: string): Promise<void> =>
  withLock(ORDER_LOCK, async () => {
    const attempt = await readAttempt()
    if (attempt?.state === 'redirected' && (publicId ?? attempt.publicId) === attempt.publicId) removeAttempt()
  })

import 'client-only'
import { withLock } from '@/lib/browser/with-lock'
import { ORDER_LOCK, readAttempt, removeAttempt } from './order-attempt'

/**
 * A payment provider has refused the order it had taken over: the next attempt is a new one, with a new key (T23). With a
 * `publicId`, only the attempt of that order.
 */
export const refuseRedirected = (publicId?: string): Promise<void> =>
  withLock(ORDER_LOCK, async () => {
    const attempt = await readAttempt()
    if (attempt?.state === 'redirected' && (publicId ?? attempt.publicId) === attempt.publicId) removeAttempt()
  })

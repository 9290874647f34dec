import 'client-only'
import { withLock } from '@/lib/browser/with-lock'
import { endPayment, ORDER_LOCK, type OrderAttempt, readAttempt } from './order-attempt'

const endRedirected = (isMeant: (attempt: OrderAttempt) => boolean): Promise<void> =>
  withLock(ORDER_LOCK, async () => {
    const attempt = await readAttempt()
    if (attempt?.state === 'redirected' && isMeant(attempt)) endPayment(attempt)
  })

/** Ends the attempt whose payment a provider refused (T23); any other attempt stays. */
export const refuseRedirected = (publicId: string): Promise<void> =>
  endRedirected((attempt) => attempt.publicId === publicId)

/** As `refuseRedirected`, for a payment in a provider's form, whose id is not known. */
export const refuseFormPayment = (): Promise<void> =>
  endRedirected(({ paymentType = 'STANDARD' }) => paymentType !== 'STANDARD')

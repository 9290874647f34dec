import { type RefObject, useRef, useState } from 'react'
import type { CheckoutSync } from '@/components/checkout/delivery/use-checkout-sync'
import type { CheckoutFormApi } from '@/components/checkout/form/use-checkout-form'
import type { Failure } from '@/lib/checkout/order/failed-order'
import type { Earlier } from './use-earlier-order'
import { useFocusEarlierFailure } from './use-focus-earlier-failure'
import type { OpenAttempt } from './use-open-attempt'

type OrderFailureOptions = {
  form: CheckoutFormApi
  sync: CheckoutSync
  /** Outcome of an earlier attempt to order this cart. */
  earlier: Earlier
  attempt: OpenAttempt
  asksPersonalId: boolean
  /** The cart has changed, or its promo code is refused, so the order summary is opened. */
  onCartChanged: () => void
}

/** Marks the field that the service refused, if it named one. */
function markField({ setError }: CheckoutFormApi, { failure }: Failure, asksPersonalId: boolean): void {
  if (failure === 'invalidemail') setError('email', { message: 'email' })
  if (failure === 'identityNumber') {
    setError(asksPersonalId ? 'identityNumber' : 'organisationId', { message: 'unknownNumber' })
  }
}

/** Why the last attempt to order has failed, shown in `notice` beside the order button. */
export function useOrderFailure(options: OrderFailureOptions): {
  failure: Failure | null
  notice: RefObject<HTMLDivElement | null>
  /** Shows the failure of this page's attempt and focuses it. */
  fail: (failure: Failure) => void
  /** Ends the attempt that had no answer; without a failure, another tab has shown the reason. */
  endAttempt: (failure: Failure | null) => void
  clear: () => void
} {
  const { form, sync, earlier, attempt, asksPersonalId, onCartChanged } = options
  const [failure, setFailure] = useState<Failure | null>(earlier.kind === 'failed' ? earlier.failure : null)
  const notice = useRef<HTMLDivElement>(null)
  useFocusEarlierFailure({ notice, earlier, sync })
  const show = (failed: Failure) => {
    setFailure(failed)
    markField(form, failed, asksPersonalId)
    if (['outOfStock', 'codeGone', 'codeRefused'].includes(failed.failure)) onCartChanged()
  }
  const fail = (failed: Failure) => {
    show(failed)
    if (failed.failure === 'shipping') void sync.retry()
    if (failed.failure === 'unanswered') attempt.begin()
    // after the notice has been drawn
    requestAnimationFrame(() => notice.current?.focus())
  }
  const endAttempt = (failed: Failure | null) => {
    attempt.end()
    if (failed) show(failed)
    else setFailure((before) => (before?.failure === 'unanswered' ? null : before))
  }
  return { failure, notice, fail, endAttempt, clear: () => setFailure(null) }
}

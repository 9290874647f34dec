import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CheckoutSync } from '@/components/checkout/delivery/use-checkout-sync'
import type { CheckoutFormApi } from '@/components/checkout/form/use-checkout-form'
import type { Refused } from '@/lib/checkout/order/order-result'
import type { Earlier } from './use-earlier-order'

type OutcomeOptions = {
  form: CheckoutFormApi
  sync: CheckoutSync
  /** Outcome of an earlier attempt to order this cart. */
  earlier: Earlier
  asksPersonalId: boolean
  /** The cart has changed, or its promo code is refused, so the order summary is opened. */
  onCartChanged: () => void
}

/** An attempt whose outcome is unknown: it may have created an order, or may still create one (T27). */
type OpenAttempt = {
  /** Key of the notice above the form; null when the failure beside the button says it. */
  notice: 'unanswered' | 'unpaid' | null
  /** When this page began to ask for the outcome, in ms since 1970. */
  since: number
}

const openOf = ({ kind }: Earlier): OpenAttempt | null =>
  kind === 'open' || kind === 'unpaid' ? { notice: kind === 'open' ? 'unanswered' : kind, since: Date.now() } : null

/** Marks the field that the service refused, if it named one. */
function markField({ setError }: CheckoutFormApi, { failure }: Refused, asksPersonalId: boolean): void {
  if (failure === 'invalidemail') setError('email', { message: 'email' })
  if (failure === 'identityNumber') {
    setError(asksPersonalId ? 'identityNumber' : 'organisationId', { message: 'unknownNumber' })
  }
}

/**
 * When the shopper returns from a provider without a payment, focuses the reason beside the order button once
 * (R-CHECKOUT-10). Waits until the methods above are rendered or have failed, because they would move it out of view.
 */
function useFocusEarlierFailure(
  reason: RefObject<HTMLElement | null>,
  { earlier, sync: { isCurrent, hasZip, failures } }: OutcomeOptions,
): void {
  const isDone = useRef(earlier.kind !== 'failed')
  const isDrawn = isCurrent || !hasZip || failures > 0
  useEffect(() => {
    if (isDone.current || !isDrawn) return
    isDone.current = true
    // two frames later: in the frame that renders the methods, the scroll would count as a layout shift
    requestAnimationFrame(() => requestAnimationFrame(() => reason.current?.focus()))
  }, [isDrawn, reason])
}

/**
 * What the shopper is told of the last attempt to order: an earlier one, or that of this page. `failure`: why it failed,
 * shown beside the order button in the element of `failureRef`. `notice` and `since`: see `OpenAttempt`, null without an
 * open attempt. `isWarned`: the notice has been shown, so the next press orders anyway.
 */
export function useOrderOutcome(options: OutcomeOptions) {
  const { form, sync, earlier, asksPersonalId, onCartChanged } = options
  const [open, setOpen] = useState(() => openOf(earlier))
  const [failure, setFailure] = useState(earlier.kind === 'failed' ? earlier.failure : null)
  const isWarned = useRef(earlier.kind === 'open')
  const failureRef = useRef<HTMLDivElement>(null)
  useFocusEarlierFailure(failureRef, options)
  const show = (failed: Refused) => {
    setFailure(failed)
    markField(form, failed, asksPersonalId)
    if (['outOfStock', 'codeGone', 'codeRefused'].includes(failed.failure)) onCartChanged()
  }
  /** Shows the failure of this page's attempt and focuses it. */
  const fail = (failed: Refused) => {
    show(failed)
    if (failed.failure === 'shipping') void sync.retry()
    if (failed.failure === 'unanswered') {
      isWarned.current = true
      setOpen((before) => ({ notice: before?.notice ?? null, since: Date.now() }))
    }
    // after the notice has been drawn
    requestAnimationFrame(() => failureRef.current?.focus())
  }
  /** Call it when the provider's page did not open, although the provider waits for the payment. */
  const wait = () => setOpen({ notice: 'unpaid', since: Date.now() })
  /** The attempt created no order. Without a failure, another tab has shown the reason. */
  const end = (failed: Refused | null) => {
    isWarned.current = false
    setOpen(null)
    if (failed) show(failed)
    else setFailure((before) => (before?.failure === 'unanswered' ? null : before))
  }
  const clear = () => setFailure(null)
  const { notice, since } = open ?? { notice: null, since: null }
  return { failure, failureRef, notice, since, isWarned, fail, wait, end, clear }
}

import { type RefObject, useEffect, useRef } from 'react'
import type { CheckoutSync } from '@/components/checkout/delivery/use-checkout-sync'
import type { Earlier } from './use-earlier-order'

type FailureOptions = {
  notice: RefObject<HTMLElement | null>
  earlier: Earlier
  sync: Pick<CheckoutSync, 'hasZip' | 'isCurrent' | 'failures'>
}

/**
 * When the shopper returns from a provider without a payment, focuses the reason beside the order button once
 * (R-CHECKOUT-10). Waits until the methods above are rendered or have failed, because they would move it out of view.
 */
export function useFocusEarlierFailure({ notice, earlier, sync }: FailureOptions): void {
  const isDone = useRef(earlier.kind !== 'failed')
  const isDrawn = sync.isCurrent || !sync.hasZip || sync.failures > 0
  useEffect(() => {
    if (isDone.current || !isDrawn) return
    isDone.current = true
    // two frames later: in the frame that renders the methods, the scroll would count as a layout shift
    requestAnimationFrame(() => requestAnimationFrame(() => notice.current?.focus()))
  }, [isDrawn, notice])
}

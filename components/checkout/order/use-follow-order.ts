import { useEffect, useEffectEvent } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { checkEarlierOrder, type EarlierOrder, foundElsewhere } from '@/lib/checkout/order/check-earlier-order'
import type { Refused } from '@/lib/checkout/order/order-result'
import type { OrderIds } from '@/lib/checkout/order/order-state'

/** Pause in ms before the next request: a tenth of the time that has passed (`passed`, in ms), from 3 s to a minute. */
const pauseAfter = (passed: number): number => Math.min(60_000, Math.max(3000, passed / 10))

type FollowOptions = {
  cartId: string
  /** This page is placing the order and opens the confirmation itself. */
  isPlacing: boolean
  /** When this page began to ask for the outcome of an open attempt, in ms since 1970; null without an attempt. */
  since: number | null
  onOrdered: (order: OrderIds) => void
  /** The attempt created no order. `failure` is null when another tab has shown the reason. */
  onEnded: (failure: Refused | null) => void
}

/**
 * Follows an order of the shown cart that another tab has placed, or an attempt without an outcome yet (T27). Opens the
 * confirmation of a placed order and reports a failed one. Asks as long as the page is visible, one request at a time,
 * and immediately when the shopper returns to the page.
 */
export function useFollowOrder({ cartId, isPlacing, since, onOrdered, onEnded }: FollowOptions): void {
  const shop = useShop()
  /** Returns true when there is nothing left to follow. */
  const settle = useEffectEvent((found: EarlierOrder): boolean => {
    if (isPlacing || found.kind === 'open' || found.kind === 'unpaid') return false
    if (found.kind === 'ordered') onOrdered(found)
    else if (since === null) return false
    else onEnded(found.kind === 'failed' ? found.failure : null)
    return true
  })
  const isIdle = useEffectEvent(() => !isPlacing)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const follow = (found: EarlierOrder | null) => {
      if (found && !signal.aborted && settle(found)) stop.abort()
    }
    const onStorage = (event: StorageEvent) => follow(foundElsewhere(event, cartId))
    window.addEventListener('storage', onStorage, { signal })
    if (since === null) return () => stop.abort()
    let isAsking = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      // a hidden page asks when it is shown again
      if (signal.aborted || isAsking || document.visibilityState === 'hidden') return
      isAsking = true
      clearTimeout(timer)
      if (isIdle()) follow(await checkEarlierOrder(shop).catch(() => null))
      isAsking = false
      timer = setTimeout(ask, pauseAfter(Date.now() - since))
    }
    timer = setTimeout(ask, pauseAfter(0))
    document.addEventListener('visibilitychange', ask, { signal })
    window.addEventListener('focus', ask, { signal })
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [shop, cartId, since])
}

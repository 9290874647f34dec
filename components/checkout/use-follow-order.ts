import { useEffect, useEffectEvent } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { checkEarlierOrder, type EarlierOrder } from '@/lib/checkout/check-earlier-order'
import type { Failure } from '@/lib/checkout/failed-order'
import { foundElsewhere } from '@/lib/checkout/found-elsewhere'
import type { OrderIds } from '@/lib/checkout/order-ids'

/** Between two questions, and until when an unanswered order is asked for, in ms since it was sent. */
const ASK_EVERY = 3000
const ASK_UNTIL = 30_000

type FollowOptions = {
  cartId: string
  /** This page is placing the order and opens the confirmation itself. */
  isPlacing: boolean
  /** When an attempt without an answer was sent, in ms since 1970; null without one. */
  sentAt: number | null
  onOrdered: (order: OrderIds) => void
  /** The attempt created no order. `failure` is null when another tab has shown the reason. */
  onEnded: (failure: Failure | null) => void
}

/**
 * Follows an order of the shown cart that another tab has placed, or an attempt without an answer yet (T27). Opens the
 * confirmation of a placed order and reports a failed one.
 */
export function useFollowOrder({ cartId, isPlacing, sentAt, onOrdered, onEnded }: FollowOptions): void {
  const shop = useShop()
  /** Returns true when there is nothing left to follow. */
  const tell = useEffectEvent((found: EarlierOrder): boolean => {
    if (isPlacing || found.kind === 'open' || found.kind === 'unpaid') return false
    if (found.kind === 'ordered') onOrdered(found)
    else if (sentAt === null) return false
    else onEnded(found.kind === 'failed' ? found.failure : null)
    return true
  })
  const isIdle = useEffectEvent(() => !isPlacing)
  useEffect(() => {
    const stop = new AbortController()
    const follow = (found: EarlierOrder | null) => {
      if (found && !stop.signal.aborted && tell(found)) stop.abort()
    }
    const onStorage = async (event: StorageEvent) => follow(await foundElsewhere(event, cartId))
    window.addEventListener('storage', onStorage, { signal: stop.signal })
    const timer = setInterval(async () => {
      if (stop.signal.aborted || sentAt === null || Date.now() - sentAt > ASK_UNTIL) return clearInterval(timer)
      if (isIdle()) follow(await checkEarlierOrder(shop))
    }, ASK_EVERY)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [shop, cartId, sentAt])
}

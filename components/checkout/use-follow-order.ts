import { useEffect, useRef } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { checkEarlierOrder } from '@/lib/checkout/check-earlier-order'
import type { OrderIds } from '@/lib/checkout/order-ids'
import { orderedElsewhere } from '@/lib/checkout/ordered-elsewhere'

/** Between two questions, and until when an unanswered order is asked for, in ms since it was sent. */
const ASK_EVERY = 3000
const ASK_UNTIL = 30_000

type FollowOptions = {
  cartId: string
  /** This page is placing the order itself and leads on by itself. */
  isPlacing: boolean
  /** When an attempt was sent that has not been answered; null without one. */
  sentAt: number | null
  onOrdered: (order: OrderIds) => void
}

/** Leads to the confirmation when the cart shown is ordered by another tab, or by an attempt that was slow. */
export function useFollowOrder({ cartId, isPlacing, sentAt, onOrdered }: FollowOptions): void {
  const shop = useShop()
  const isBusy = useRef(isPlacing)
  useEffect(() => {
    isBusy.current = isPlacing
  }, [isPlacing])
  useEffect(() => {
    const stop = new AbortController()
    const follow = (order: OrderIds | null) => {
      if (!order || isBusy.current || stop.signal.aborted) return
      stop.abort()
      onOrdered(order)
    }
    const onStorage = async (event: StorageEvent) => follow(await orderedElsewhere(event, cartId))
    window.addEventListener('storage', onStorage, { signal: stop.signal })
    const timer = setInterval(async () => {
      if (sentAt === null || Date.now() - sentAt > ASK_UNTIL) return clearInterval(timer)
      if (isBusy.current) return
      const found = await checkEarlierOrder(shop)
      follow(found.kind === 'ordered' ? found : null)
    }, ASK_EVERY)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [shop, onOrdered, cartId, sentAt])
}

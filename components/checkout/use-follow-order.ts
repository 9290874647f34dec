import { useEffect, useRef } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { useShopRouter } from '@/components/ui/use-shop-router'
import { checkEarlierOrder } from '@/lib/checkout/check-earlier-order'
import { orderedElsewhere } from '@/lib/checkout/ordered-elsewhere'
import { routeHref } from '@/lib/routing/href'

/** Between two questions, and until when an unanswered order is asked for, in ms since it was sent. */
const ASK_EVERY = 3000
const ASK_UNTIL = 30_000

type FollowOptions = {
  cartId: string
  /** This page is placing the order itself and leads on by itself. */
  isPlacing: boolean
  /** When an attempt was sent that has not been answered; null without one. */
  sentAt: number | null
}

/** Leads to the confirmation when the cart shown is ordered by another tab, or by an attempt that was slow. */
export function useFollowOrder({ cartId, isPlacing, sentAt }: FollowOptions): void {
  const shop = useShop()
  const { replace } = useShopRouter()
  const isBusy = useRef(isPlacing)
  useEffect(() => {
    isBusy.current = isPlacing
  }, [isPlacing])
  useEffect(() => {
    const stop = new AbortController()
    const follow = (isOrdered: boolean) => {
      if (isOrdered && !isBusy.current && !stop.signal.aborted) {
        stop.abort()
        replace(routeHref(shop.config.site, 'checkout-confirm'))
      }
    }
    const onStorage = async (event: StorageEvent) => follow(await orderedElsewhere(event, cartId))
    window.addEventListener('storage', onStorage, { signal: stop.signal })
    const timer = setInterval(async () => {
      if (sentAt === null || Date.now() - sentAt > ASK_UNTIL) return clearInterval(timer)
      if (!isBusy.current) follow((await checkEarlierOrder(shop)).kind === 'ordered')
    }, ASK_EVERY)
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [shop, replace, cartId, sentAt])
}

import { useEffect, useEffectEvent } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'

/** `publicId`: null for none. `status`: what the page has read, as the service names it. */
type LiveOrder = { publicId: string | null; status: string | null }

/**
 * Calls `onChange` when this order has changed (R-GQL-07), where the shop has a service that tells. The code is loaded
 * then only; without it the page shows what it has read.
 */
export function useLiveOrder({ publicId, status }: LiveOrder, onChange: () => void): void {
  const { liveUrl } = useShopConfig()
  const change = useEffectEvent(onChange)
  const readStatus = useEffectEvent(() => status)
  useEffect(() => {
    if (!liveUrl || !publicId) return
    let stop: (() => void) | undefined
    let isOver = false
    const watched = { publicId, status: readStatus() }
    import('@/lib/account/watch-order').then(
      ({ watchOrder }) => {
        if (!isOver) stop = watchOrder(liveUrl, watched, change)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [liveUrl, publicId])
}

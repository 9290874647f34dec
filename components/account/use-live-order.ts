import { useEffect, useEffectEvent } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'

/**
 * Calls `onChange` when this order has changed (R-GQL-07), where the shop has a service that tells. `publicId`: null
 * for none. The code is loaded then only; without it the page shows what it has read.
 */
export function useLiveOrder(publicId: string | null, onChange: () => void): void {
  const { liveUrl } = useShopConfig()
  const change = useEffectEvent(onChange)
  useEffect(() => {
    if (!liveUrl || !publicId) return
    let stop: (() => void) | undefined
    let isOver = false
    import('@/lib/account/watch-order').then(
      ({ watchOrder }) => {
        if (!isOver) stop = watchOrder(liveUrl, publicId, change)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [liveUrl, publicId])
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useOpenConfirmation } from '@/components/checkout/confirm/use-open-confirmation'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { onRestore } from '@/lib/browser/on-restore'
import { checkEarlierOrder, type EarlierOrder } from '@/lib/checkout/order/check-earlier-order'
import type { OrderIds } from '@/lib/checkout/order/order-state'

export type Earlier = Exclude<EarlierOrder, { kind: 'ordered' }>

/**
 * Looks up an order that was being placed when the shopper left the page (T27). When it was placed, opens its
 * confirmation. `earlier` is null until the outcome is known; `visit` counts returns from the back/forward cache.
 */
export function useEarlierOrder(): {
  earlier: Earlier | null
  visit: number
  openConfirmation: (order: OrderIds) => void
} {
  const shop = useShop()
  const open = useOpenConfirmation()
  const isOpening = useRef(false)
  const openConfirmation = useCallback(
    (order: OrderIds) => {
      // a second navigation to the confirmation would replace its history entry
      if (isOpening.current) return
      isOpening.current = true
      open(order)
    },
    [open],
  )
  const [earlier, setEarlier] = useState<Earlier | null>(null)
  const [visit, setVisit] = useState(0)
  const cartId = useShopState(({ cart }) => cart.data?.id)
  const shownCartId = useRef<string>(undefined)
  useEffect(() => {
    if (cartId) shownCartId.current = cartId
  }, [cartId])
  const isGone = cartId === undefined
  const check = useCallback(
    async (isOver: () => boolean) => {
      const found = await checkEarlierOrder(shop, shownCartId.current).catch((error: unknown): Earlier => {
        console.error('An earlier order could not be checked', error)
        return { kind: 'none' }
      })
      // shown even if a newer check has started, which cannot find it any more
      if (found.kind === 'failed') return setEarlier(found)
      if (isOver()) return
      if (found.kind === 'ordered') return openConfirmation(found)
      setEarlier((before) => (before?.kind === 'failed' && found.kind === 'none' ? before : found))
    },
    [shop, openConfirmation],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks on every visit, and when the cart disappears
  useEffect(() => {
    let isOver = false
    void check(() => isOver)
    return () => {
      isOver = true
    }
  }, [check, visit, isGone])
  useEffect(
    () =>
      onRestore(() => {
        isOpening.current = false
        setEarlier(null)
        setVisit((before) => before + 1)
      }),
    [],
  )
  return { earlier, visit, openConfirmation }
}

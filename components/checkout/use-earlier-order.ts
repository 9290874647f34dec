import { useCallback, useEffect, useRef, useState } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { onRestore } from '@/lib/browser/on-restore'
import { checkEarlierOrder, type EarlierOrder } from '@/lib/checkout/check-earlier-order'
import { takeNextFailure } from '@/lib/checkout/next-failure'
import type { OrderIds } from '@/lib/checkout/order-ids'
import { useOpenConfirmation } from './use-open-confirmation'

export type Earlier = Exclude<EarlierOrder, { kind: 'ordered' }>

/**
 * What became of an order that was on its way when the page was left (T27): one that was made leads to its
 * confirmation. `earlier` is null until that is known; `visit` counts returns from the browser's page cache.
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
      const failed = takeNextFailure()
      if (failed) return setEarlier(failed)
      const found = await checkEarlierOrder(shop, shownCartId.current).catch((error: unknown): Earlier => {
        console.error('An earlier order could not be checked', error)
        return { kind: 'none' }
      })
      // found once only, because the attempt is gone with it
      if (found.kind === 'failed') return setEarlier(found)
      if (isOver()) return
      if (found.kind === 'ordered') return openConfirmation(found)
      setEarlier((before) => (before?.kind === 'failed' && found.kind === 'none' ? before : found))
    },
    [shop, openConfirmation],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is checked, and a cart that was taken away
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

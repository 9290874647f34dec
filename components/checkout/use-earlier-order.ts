import { useCallback, useEffect, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { checkEarlierOrder, type EarlierOrder } from '@/lib/checkout/check-earlier-order'
import { useOpenConfirmation } from './use-open-confirmation'

type Earlier = Exclude<EarlierOrder, { kind: 'ordered' }>

/**
 * What became of an order that was on its way when the page was left (T27): one that was made leads to its
 * confirmation. `earlier` is null until that is known; `visit` counts returns from the browser's page cache.
 */
export function useEarlierOrder(): { earlier: Earlier | null; visit: number } {
  const shop = useShop()
  const openConfirmation = useOpenConfirmation()
  const [earlier, setEarlier] = useState<Earlier | null>(null)
  const [visit, setVisit] = useState(0)
  const check = useCallback(
    async (isOver: () => boolean) => {
      const found = await checkEarlierOrder(shop).catch((error: unknown): Earlier => {
        console.error('An earlier order could not be checked', error)
        return { kind: 'none' }
      })
      if (isOver()) return
      if (found.kind === 'ordered') openConfirmation(found)
      else setEarlier(found)
    },
    [shop, openConfirmation],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is checked
  useEffect(() => {
    let isOver = false
    void check(() => isOver)
    return () => {
      isOver = true
    }
  }, [check, visit])
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setEarlier(null)
      setVisit((before) => before + 1)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  return { earlier, visit }
}

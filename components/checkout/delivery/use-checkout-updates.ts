import { useCallback, useEffect, useRef, useState } from 'react'
import type { CheckoutFormApi } from '@/components/checkout/form/use-checkout-form'
import { useShop } from '@/components/providers/use-shop'
import type { Cart } from '@/lib/cart/cart-types'
import { updateCheckout } from '@/lib/checkout/form/update-checkout'

/** Maximum number of updates that `flush` sends, in case every answer changes the fee. */
const MOST_ROUNDS = 3

/**
 * Sends the form to the service.
 * - `isDue`: the choices have changed since the last update.
 * - `failures`: number of updates that have failed in a row.
 * - `retry` sends an update now; resolves with false when it failed.
 * - `schedule` sends one after a delay; returns a cleanup function.
 * - `flush` resolves with true when the service has priced the present choices. It waits for a running update, repeats
 *   a failed one, and sends another when the answer changed a choice, such as the fee of the chosen delivery, or another
 *   tab the cart.
 * - `pause` stops and resumes updates.
 */
export function useCheckoutUpdates({ getValues }: CheckoutFormApi, choices: string) {
  const shop = useShop()
  const [failures, setFailures] = useState(0)
  const [sent, setSent] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(Promise.resolve(false))
  /** The cart of the store after the last update. Another tab replaces it with one priced for its own choices. */
  const priced = useRef<Cart | null>(null)
  const isPaused = useRef(false)
  const latest = useRef(choices)
  useEffect(() => {
    latest.current = choices
  }, [choices])

  const retry = useCallback(() => {
    // the scheduled update would send the same values
    clearTimeout(timer.current)
    timer.current = undefined
    last.current = updateCheckout(shop, getValues()).then((isDone) => {
      priced.current = shop.store.getState().cart.data
      setFailures((before) => (isDone ? 0 : before + 1))
      return isDone
    })
    setSent(latest.current)
    return last.current
  }, [shop, getValues])
  const flush = useCallback(async () => {
    const isDone = () => timer.current === undefined && priced.current === shop.store.getState().cart.data
    if (isDone() && (await last.current) && isDone()) return true
    for (let round = 0; round < MOST_ROUNDS; round++) {
      if (!(await retry())) return false
      if (isDone()) return true
    }
    return false
  }, [shop, retry])
  const schedule = useCallback(
    (delay: number) => {
      timer.current = setTimeout(() => {
        if (!isPaused.current) void retry()
      }, delay)
      return () => clearTimeout(timer.current)
    },
    [retry],
  )
  /** While an order is placed, no update is sent: the order contains the whole form, and the cart may be completed. */
  const pause = useCallback(
    (isPlacing: boolean) => {
      isPaused.current = isPlacing
      if (!isPlacing && timer.current !== undefined) void retry()
    },
    [retry],
  )
  return { isDue: sent !== choices, failures, retry, flush, schedule, pause }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { updateCheckout } from '@/lib/checkout/update-checkout'
import type { CheckoutFormApi } from './use-checkout-form'

/** Most updates that `flush` sends, should the service change the fee with every answer. */
const MOST_ROUNDS = 3

/**
 * Sends the form to the service.
 * - `isDue`: the choices have changed since the last update.
 * - `retry` sends an update now.
 * - `schedule` sends one after a delay; returns a cleanup function.
 * - `flush` resolves with true when the service has priced the present choices. It waits for an update under way, repeats
 *   one that failed, and sends another when the answer changed a choice, such as the fee of the chosen delivery.
 */
export function useCheckoutUpdates({ getValues }: CheckoutFormApi, choices: string) {
  const shop = useShop()
  const [failures, setFailures] = useState(0)
  const [sent, setSent] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(Promise.resolve(false))
  const isPaused = useRef(false)
  const latest = useRef(choices)
  useEffect(() => {
    latest.current = choices
  }, [choices])

  const retry = useCallback(() => {
    // a pending update would send the same
    clearTimeout(timer.current)
    timer.current = undefined
    last.current = updateCheckout(shop, getValues()).then((isDone) => {
      setFailures((before) => (isDone ? 0 : before + 1))
      return isDone
    })
    setSent(latest.current)
    return last.current
  }, [shop, getValues])
  const flush = useCallback(async () => {
    const isDone = () => timer.current === undefined
    if (isDone() && (await last.current) && isDone()) return true
    for (let round = 0; round < MOST_ROUNDS; round++) {
      if (!(await retry())) return false
      if (isDone()) return true
    }
    return false
  }, [retry])
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

import { useCallback, useEffect, useRef, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import { updateCheckout } from '@/lib/checkout/update-checkout'
import type { CheckoutFormApi } from './use-checkout-form'

/**
 * Sends the form to the service. `isDue`: the choices have changed since the last update. `retry` sends it now. `flush`
 * resolves with true when the service has priced the last choices: it waits for an update under way, and repeats one that
 * failed. `schedule` sends it after a delay and returns a cleanup function.
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
    const isPriced = timer.current === undefined && (await last.current) && timer.current === undefined
    return isPriced || retry()
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

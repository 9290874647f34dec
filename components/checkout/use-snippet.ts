import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ExternalMethod } from '@/components/checkout/use-external-method'
import { useShopState } from '@/components/providers/use-shop'
import { insertSnippet } from '@/lib/payment/insert-snippet'
import type { ConnectSnippet, SnippetControls, SnippetHost } from '@/lib/payment/payment-provider'
import { providerOf } from '@/lib/payment/payment-providers'

type Listeners = Omit<SnippetHost, 'insert'>

/** The function that connects the provider's form; null until its code has loaded. */
function useConnect({ type }: ExternalMethod): ConnectSnippet | null {
  const [connect, setConnect] = useState<ConnectSnippet | null>(null)
  useEffect(() => {
    let isOver = false
    providerOf(type)
      ?.loadSnippet?.()
      .then((loaded) => {
        if (!isOver) setConnect(() => loaded)
      })
    return () => {
      isOver = true
    }
  }, [type])
  return connect
}

/** Counts the provider's sessions: a session is new when its HTML differs or the service says so. */
function useGeneration({ snippet }: ExternalMethod): number {
  const [drawn, setDrawn] = useState({ snippet, count: 0 })
  if (drawn.snippet !== snippet) {
    const isNew = drawn.snippet.html !== snippet.html || snippet.isNewSession
    setDrawn({ snippet, count: drawn.count + (isNew ? 1 : 0) })
  }
  return drawn.count
}

/**
 * Shows the provider's form in an element: inserts it again for a new session, suspends it while the checkout is updating
 * or `isHeld`, resumes it afterwards, and removes it on unmount.
 */
export function useSnippet(
  element: RefObject<HTMLDivElement | null>,
  method: ExternalMethod,
  { isHeld, beforeSubmit, onPaid }: Listeners & { isHeld: boolean },
): void {
  const connect = useConnect(method)
  const generation = useGeneration(method)
  const isUpdating = useShopState(({ checkout }) => checkout.isUpdating)
  const controls = useRef<SnippetControls | null>(null)
  const insert = useEffectEvent((frame: HTMLElement) => insertSnippet(frame, method.snippet.html))
  const submit = useEffectEvent(beforeSubmit)
  const paid = useEffectEvent(onPaid)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session needs a new form
  useEffect(() => {
    const frame = element.current
    if (!connect || !frame) return
    const connected = connect({
      insert: () => insert(frame),
      beforeSubmit: (payer) => submit(payer),
      onPaid: (paymentId) => paid(paymentId),
    })
    controls.current = connected
    return () => {
      controls.current = null
      connected.stop()
      frame.replaceChildren()
    }
  }, [connect, generation, element])
  const isSuspended = isUpdating || isHeld
  const wasSuspended = useRef(false)
  useEffect(() => {
    if (isSuspended) controls.current?.suspend()
    else if (wasSuspended.current) controls.current?.resume()
    wasSuspended.current = isSuspended
  }, [isSuspended])
}

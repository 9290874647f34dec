import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ExternalMethod } from '@/components/checkout/payment/use-external-method'
import { insertSnippet, isEmptySnippet } from '@/lib/payment/insert-snippet'
import type { SnippetControls, SnippetHost } from '@/lib/payment/payment-provider'
import { providerOf } from '@/lib/payment/payment-providers'

type Listeners = Omit<SnippetHost, 'insert'>

/**
 * In ms. A form still empty after this time has failed: a blocked script can load as an empty file without an error.
 */
const CONTENT_COMES = 10_000

/** Counts the provider's sessions: a session is new when its HTML differs or the service says so. */
function useGeneration({ snippet }: ExternalMethod): number {
  const [drawn, setDrawn] = useState({ snippet, count: 0 })
  if (drawn.snippet !== snippet) {
    const isNew = drawn.snippet.html !== snippet.html || snippet.isNewSession
    setDrawn({ snippet, count: drawn.count + (isNew ? 1 : 0) })
  }
  return drawn.count
}

/** Whether the event comes from a script of the provider, and not of the shop or a browser extension. */
function isProviderScript({ target }: Event, html: string): boolean {
  if (!(target instanceof HTMLScriptElement) || target.src === '') return false
  const { origin } = new URL(target.src)
  return origin !== location.origin && html.includes(origin)
}

/**
 * Shows the provider's form in an element: inserts it again for a new session, suspends it while `isHeld`, resumes it
 * afterwards, and removes it on unmount. `hasFailed`: a script of the provider did not load, or the form stayed empty.
 * `retry` inserts the form again.
 */
export function useSnippet(
  element: RefObject<HTMLDivElement | null>,
  method: ExternalMethod,
  { isHeld, beforeSubmit, onPaid }: Listeners & { isHeld: boolean },
): { hasFailed: boolean; retry: () => void } {
  const connect = providerOf(method.type)?.connectSnippet
  const generation = useGeneration(method)
  const [tries, setTries] = useState(0)
  const insertion = `${generation}.${tries}`
  // the insertion that failed, so that the next insertion starts without a failure
  const [failed, setFailed] = useState('')
  const controls = useRef<SnippetControls | null>(null)
  const insert = useEffectEvent((frame: HTMLElement) => insertSnippet(frame, method.snippet.html))
  const submit = useEffectEvent(beforeSubmit)
  const paid = useEffectEvent(onPaid)
  useEffect(() => {
    const stop = new AbortController()
    const onError = (event: Event) => {
      if (isProviderScript(event, method.snippet.html)) setFailed(insertion)
    }
    // error events of elements do not bubble, but can be captured
    window.addEventListener('error', onError, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [method.snippet.html, insertion])
  useEffect(() => {
    const frame = element.current
    if (!connect || !frame) return
    const connected = connect({
      insert: () => insert(frame),
      beforeSubmit: (payer) => submit(payer),
      onPaid: (paymentId) => paid(paymentId),
    })
    controls.current = connected
    const timer = setTimeout(() => {
      if (isEmptySnippet(frame)) setFailed(insertion)
    }, CONTENT_COMES)
    return () => {
      clearTimeout(timer)
      controls.current = null
      connected.stop()
      frame.replaceChildren()
    }
  }, [connect, insertion, element])
  const held = useRef('')
  useEffect(() => {
    if (isHeld) controls.current?.suspend()
    else if (held.current === insertion) controls.current?.resume()
    held.current = isHeld ? insertion : ''
  }, [isHeld, insertion])
  return { hasFailed: failed === insertion, retry: () => setTries((before) => before + 1) }
}

import { useEffect, useEffectEvent, useState } from 'react'

/** After the finger is lifted, until its click has arrived; in ms. */
const CLICK_COMES = 60

/**
 * A value as it was when the pointer went down, until it is up again: what leaving a field brings must not move the
 * button that is being pressed.
 */
export function useHeldWhilePressed<Value>(value: Value): Value {
  const [held, setHeld] = useState<{ value: Value } | null>(null)
  const hold = useEffectEvent(() => setHeld((before) => before ?? { value }))
  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal, capture: true }
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setHeld(null), CLICK_COMES)
    }
    const press = () => {
      clearTimeout(timer)
      hold()
    }
    window.addEventListener('pointerdown', press, options)
    window.addEventListener('pointerup', release, options)
    window.addEventListener('pointercancel', release, options)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [])
  return held ? held.value : value
}

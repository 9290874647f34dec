import { useEffect, useEffectEvent, useState } from 'react'

/** Maximum time in ms between `pointerup` and its `click` event. */
const CLICK_COMES = 60

/**
 * Returns the value, but keeps the one of `pointerdown` until the click is over: a message that appears when a field
 * loses the focus must not move the button that is being pressed.
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
    // a press that opens the context menu may end without `pointerup`
    window.addEventListener('contextmenu', release, options)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [])
  return held ? held.value : value
}

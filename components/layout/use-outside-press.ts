import { type RefObject, useEffect, useEffectEvent } from 'react'

type OutsidePress = {
  isActive: boolean
  element: RefObject<HTMLElement | null>
  onPress: () => void
  onEscape: () => void
}

/** While active, calls `onPress` for a press outside `element` and `onEscape` for the Escape key. */
export function useOutsidePress({ isActive, element, onPress, onEscape }: OutsidePress): void {
  const onPointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (!(target instanceof Node && element.current?.contains(target))) onPress()
  })
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape()
  })
  useEffect(() => {
    if (!isActive) return
    const stop = new AbortController()
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal: stop.signal })
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal: stop.signal })
    return () => stop.abort()
  }, [isActive])
}

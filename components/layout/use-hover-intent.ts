import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react'
import { hasKeyFocus } from '@/components/ui/has-key-focus'

/** Delay in ms, so that a passing pointer opens nothing. */
const OPEN_DELAY = 120
/** Delay in ms while a panel is open and the pointer moves down: on its way to the panel it may cross other items. */
const CROSSING_DELAY = 320
const CLOSE_DELAY = 260

type HoverIntent = {
  /** The open item; null while all are closed. */
  open: number | null
  setOpen: (item: number | null) => void
}

/** Opens an item when a mouse rests on it and closes it after the mouse has left; a first click keeps it open. */
export function useHoverIntent({ open, setOpen }: HoverIntent) {
  const timer = useRef<{ id: number; item: number | null } | null>(null)
  const openedByHover = useRef<number | null>(null)
  const lastY = useRef(0)

  const cancel = useCallback(() => {
    window.clearTimeout(timer.current?.id)
    timer.current = null
  }, [])
  const schedule = (item: number | null, delay: number) => {
    cancel()
    const run = () => {
      timer.current = null
      openedByHover.current = item
      setOpen(item)
    }
    timer.current = { id: window.setTimeout(run, delay), item }
  }
  useEffect(() => () => window.clearTimeout(timer.current?.id), [])

  return {
    /** Cancels the pending opening or closing. */
    cancel,
    onPointerMove({ pointerType, clientY }: PointerEvent, item: number) {
      const isDownward = clientY > lastY.current
      lastY.current = clientY
      if (pointerType !== 'mouse') return
      if (item === open) cancel()
      else if (timer.current?.item !== item) schedule(item, open !== null && isDownward ? CROSSING_DELAY : OPEN_DELAY)
    },
    onPointerLeave({ pointerType, currentTarget }: PointerEvent) {
      if (pointerType !== 'mouse') return
      if (hasKeyFocus(currentTarget)) cancel()
      else schedule(null, CLOSE_DELAY)
    },
    onClick(event: MouseEvent, item: number) {
      cancel()
      // a mouse click would close an item that hovering has opened; `detail` is 0 for clicks by keyboard
      if (event.detail > 0 && open === item && openedByHover.current === item) event.preventDefault()
      openedByHover.current = null
    },
  }
}

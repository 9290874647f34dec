import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FITTED, type Frame, fittedSize, type Point, panBy, type ZoomState, zoomAt } from './zoom-state'

const PRESS_ZOOM = 2.5
/** A pointer that moves less than this is a press, in px. */
const PRESS_SLACK = 12
/** Minimum length of a swipe to another picture, in px. */
const SWIPE = 60
/** Minimum length of a swipe down that closes the view, in px. */
const DISMISS = 110
const WHEEL_SPEED = 0.0022
const NO_SWIPE: Point = { x: 0, y: 0 }

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

type ZoomOptions = {
  stage: RefObject<HTMLElement | null>
  picture: RefObject<HTMLImageElement | null>
  /** Called for a swipe across an unmagnified picture: 1 for the next, -1 for the previous. */
  onSwipe: (step: 1 | -1) => void
  /** Called for a swipe down on an unmagnified picture. */
  onDismiss: () => void
}

type Gesture = {
  fingers: Map<number, Point>
  /** Where a single finger or the mouse went down; null with two fingers. */
  start: Point | null
  /** The pointer barely moved between down and up, so the click that follows is a press and not the end of a drag. */
  isPress: boolean
}

/** Position of an event relative to the centre of the view. */
function pointOf({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** Scale and position of the picture, including a swipe in progress. */
function useZoomState({ stage, picture }: Pick<ZoomOptions, 'stage' | 'picture'>) {
  const [state, setState] = useState<ZoomState>(FITTED)
  const [swipe, setSwipe] = useState(NO_SWIPE)
  const frame = (): Frame => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {}
    const { naturalWidth = 0, naturalHeight = 0 } = picture.current ?? {}
    const ratio = naturalWidth / naturalHeight || 4 / 5
    return { stage: { width, height }, picture: fittedSize({ width, height }, ratio) }
  }
  return {
    isZoomed: state.scale > 1,
    transform: `translate(${state.x + swipe.x}px, ${state.y + swipe.y}px) scale(${state.scale})`,
    setSwipe,
    reset: () => setState(FITTED),
    zoom: (factor: number, point: Point) => setState((now) => zoomAt(now, factor, point, frame())),
    pan: (dx: number, dy: number) => setState((now) => panBy(now, dx, dy, frame())),
  }
}

/** Zooms by the wheel. React's own listener is passive and cannot keep the page from scrolling. */
function useWheel(stage: RefObject<HTMLElement | null>, zoom: (factor: number, point: Point) => void): void {
  const onZoom = useEffectEvent(zoom)
  useEffect(() => {
    const element = stage.current
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
      const point = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
      onZoom(Math.exp(-event.deltaY * WHEEL_SPEED), point)
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [stage])
}

/**
 * A press magnifies the picture or resets it; pinch, wheel, drag and swipe work for touch and mouse. The second press
 * of a double click is ignored, because the first may have opened the view.
 */
export function useZoom({ stage, picture, onSwipe, onDismiss }: ZoomOptions) {
  const { isZoomed, transform, setSwipe, reset, zoom, pan } = useZoomState({ stage, picture })
  const [isHeld, setHeld] = useState(false)
  const gesture = useRef<Gesture>({ fingers: new Map(), start: null, isPress: false })
  useWheel(stage, zoom)

  const pinch = (id: number, now: Point) => {
    const { fingers } = gesture.current
    const [other] = [...fingers].filter(([key]) => key !== id).map(([, point]) => point)
    const before = fingers.get(id)
    if (!other || !before) return
    const [old, next] = [middle(before, other), middle(now, other)]
    pan(next.x - old.x, next.y - old.y)
    zoom(distance(now, other) / Math.max(1, distance(before, other)), next)
  }

  const finishSwipe = ({ x, y }: Point) => {
    if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    else if (y > DISMISS && y > Math.abs(x)) onDismiss()
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const { fingers } = gesture.current
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, pointOf(event))
    gesture.current.start = fingers.size === 1 ? pointOf(event) : null
    gesture.current.isPress = false
    setHeld(true)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { fingers, start } = gesture.current
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    if (fingers.size > 1) pinch(event.pointerId, now)
    else if (isZoomed) pan(now.x - before.x, now.y - before.y)
    else if (start) setSwipe({ x: now.x - start.x, y: Math.max(0, now.y - start.y) })
    fingers.set(event.pointerId, now)
  }

  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    const { fingers, start } = gesture.current
    if (!fingers.delete(event.pointerId)) return
    if (fingers.size === 0) setHeld(false)
    setSwipe(NO_SWIPE)
    gesture.current.start = null
    if (!start || event.type !== 'pointerup') return
    const now = pointOf(event)
    gesture.current.isPress = distance(start, now) < PRESS_SLACK
    if (!gesture.current.isPress && !isZoomed) finishSwipe({ x: now.x - start.x, y: now.y - start.y })
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (!gesture.current.isPress || event.detail > 1) return
    if (isZoomed) reset()
    else zoom(PRESS_ZOOM, pointOf(event))
  }

  return {
    isZoomed,
    isHeld,
    transform,
    reset,
    /** Magnifies at the centre, for keys and buttons. */
    zoomBy: (factor: number) => zoom(factor, { x: 0, y: 0 }),
    stageProps: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onClick,
    },
  }
}

import { FITTED, type Frame, fittedSize, type Point, panBy, type ZoomState, zoomAt } from './zoom-state'

export type ZoomStage = {
  reset: () => void
  /** Magnifies about the middle, as keys and buttons do. */
  zoomBy: (factor: number) => void
}

type StageOptions = {
  stage: HTMLElement
  picture: HTMLImageElement
  /** A swipe across an unmagnified picture: 1 asks for the next, -1 for the previous one. */
  onSwipe: (step: 1 | -1) => void
  /** A swipe down. */
  onDismiss: () => void
  signal: AbortSignal
}

const TAP_ZOOM = 2.5
const DOUBLE_TAP_MS = 300
const TAP_SLACK = 12
const SWIPE = 60
const DISMISS = 110
const WHEEL_SPEED = 0.0022

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Draws the state, and an unfinished swipe on top of it. */
function createCanvas(stage: HTMLElement, picture: HTMLImageElement) {
  let state = FITTED
  const frame = (): Frame => {
    const { clientWidth: width, clientHeight: height } = stage
    const ratio = picture.naturalWidth / picture.naturalHeight || 4 / 5
    return { stage: { width, height }, picture: fittedSize({ width, height }, ratio) }
  }
  const draw = (swipe: Point = { x: 0, y: 0 }) => {
    picture.style.transform = `translate(${state.x + swipe.x}px, ${state.y + swipe.y}px) scale(${state.scale})`
    stage.toggleAttribute('data-zoomed', state.scale > 1)
  }
  const change = (next: ZoomState) => {
    state = next
    draw()
  }
  return {
    draw,
    isZoomed: () => state.scale > 1,
    reset: () => change(FITTED),
    zoom: (factor: number, point: Point) => change(zoomAt(state, factor, point, frame())),
    pan: (dx: number, dy: number) => change(panBy(state, dx, dy, frame())),
  }
}

/** Pinch, wheel, double tap, drag and swipes on one picture. Fingers and mice drag alike; a mouse's double click is the system's own. */
export function createZoomStage({ stage, picture, onSwipe, onDismiss, signal }: StageOptions): ZoomStage {
  const canvas = createCanvas(stage, picture)
  const fingers = new Map<number, Point>()
  let from: Point | null = null
  let lastTap = { at: 0, x: 0, y: 0 }
  let isMouse = false
  let hasFirstPress = false

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }

  const pinch = (id: number, now: Point) => {
    const [other] = [...fingers].filter(([key]) => key !== id).map(([, point]) => point)
    const before = fingers.get(id)
    if (!other || !before) return
    const [old, next] = [middle(before, other), middle(now, other)]
    canvas.pan(next.x - old.x, next.y - old.y)
    canvas.zoom(distance(now, other) / Math.max(1, distance(before, other)), next)
  }

  const toggle = (point: Point) => {
    if (canvas.isZoomed()) canvas.reset()
    else canvas.zoom(TAP_ZOOM, point)
  }

  const tap = (point: Point, at: number) => {
    const isDouble = at - lastTap.at < DOUBLE_TAP_MS && distance(point, lastTap) < TAP_SLACK * 2
    lastTap = isDouble ? { at: 0, x: 0, y: 0 } : { at, ...point }
    if (isDouble) toggle(point)
  }

  // how fast a double click is, the system says; the press that opened the viewer is not its first half
  const press = ({ detail }: MouseEvent) => {
    if (detail < 2) hasFirstPress = true
  }
  const doubleClick = (event: MouseEvent) => {
    if (isMouse && hasFirstPress) toggle(pointOf(event))
    hasFirstPress = false
  }

  const finishSwipe = (by: Point) => {
    if (Math.abs(by.x) > SWIPE && Math.abs(by.x) > Math.abs(by.y)) onSwipe(by.x < 0 ? 1 : -1)
    else if (by.y > DISMISS && by.y > Math.abs(by.x)) onDismiss()
  }

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    isMouse = event.pointerType === 'mouse'
    stage.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, pointOf(event))
    from = fingers.size === 1 ? pointOf(event) : null
    stage.dataset.held = ''
  }
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    if (fingers.size > 1) pinch(event.pointerId, now)
    else if (canvas.isZoomed()) canvas.pan(now.x - before.x, now.y - before.y)
    else if (from) canvas.draw({ x: now.x - from.x, y: Math.max(0, now.y - from.y) })
    fingers.set(event.pointerId, now)
  }
  const release = (start: Point, now: Point, event: PointerEvent) => {
    const isTap = distance(start, now) < TAP_SLACK
    if (isTap && !isMouse) tap(now, event.timeStamp)
    else if (!isTap && !canvas.isZoomed() && event.type === 'pointerup')
      finishSwipe({ x: now.x - start.x, y: now.y - start.y })
    canvas.draw()
  }
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    if (fingers.size === 0) delete stage.dataset.held
    if (from) release(from, pointOf(event), event)
    from = null
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    canvas.zoom(Math.exp(-event.deltaY * WHEEL_SPEED), pointOf(event))
  }

  stage.addEventListener('pointerdown', down, { signal })
  stage.addEventListener('pointermove', move, { signal })
  stage.addEventListener('pointerup', up, { signal })
  stage.addEventListener('pointercancel', up, { signal })
  stage.addEventListener('mousedown', press, { signal })
  stage.addEventListener('dblclick', doubleClick, { signal })
  stage.addEventListener('wheel', wheel, { signal, passive: false })
  const reset = () => {
    hasFirstPress = false
    canvas.reset()
  }
  return { reset, zoomBy: (factor) => canvas.zoom(factor, { x: 0, y: 0 }) }
}

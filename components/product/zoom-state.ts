/** Position of a picture: magnification, and shift of its centre from that of the view, in CSS pixels. */
export type ZoomState = { scale: number; x: number; y: number }
export type Point = { x: number; y: number }
/** Size of the view, and of the picture as fitted into it. */
export type Frame = { stage: { width: number; height: number }; picture: { width: number; height: number } }

export const MAX_SCALE = 4
export const FITTED: ZoomState = { scale: 1, x: 0, y: 0 }

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** Keeps the picture inside the view; a side shorter than the view is centred. */
export function confine({ scale, x, y }: ZoomState, { stage, picture }: Frame): ZoomState {
  const spareX = Math.max(0, (picture.width * scale - stage.width) / 2)
  const spareY = Math.max(0, (picture.height * scale - stage.height) / 2)
  // adding 0 makes -0 a plain zero
  return { scale, x: clamp(x, -spareX, spareX) + 0, y: clamp(y, -spareY, spareY) + 0 }
}

/** Magnifies by `factor` and keeps the part at `point` (relative to the centre of the view) in place. */
export function zoomAt(state: ZoomState, factor: number, point: Point, frame: Frame): ZoomState {
  const scale = clamp(state.scale * factor, 1, MAX_SCALE)
  const grown = scale / state.scale
  const shift = (at: number, from: number) => at - (at - from) * grown
  return confine({ scale, x: shift(point.x, state.x), y: shift(point.y, state.y) }, frame)
}

export const panBy = (state: ZoomState, dx: number, dy: number, frame: Frame): ZoomState =>
  confine({ ...state, x: state.x + dx, y: state.y + dy }, frame)

/** Size of a picture of the given ratio (width / height) fitted into the view. */
export function fittedSize(stage: Frame['stage'], ratio: number): Frame['picture'] {
  const width = Math.min(stage.width, stage.height * ratio)
  return { width, height: width / ratio }
}

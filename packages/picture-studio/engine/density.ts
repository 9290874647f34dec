import { H, W } from '#engine/noise'
import type { Box } from '#engine/scene-types'

/** Pixels per sheet px of a draft: 480 px wide, which a card needs, at a third of the work. */
export const DRAFT = 480 / W

/** Size of a sheet in pixels. */
export const sheetSize = (density = 1): { w: number; h: number } => ({
  w: Math.ceil(W * density),
  h: Math.ceil(H * density),
})

/** The pixels that cover a box of the sheet. */
export function pixelBox({ x0, y0, w, h }: Box, density: number): Box {
  const left = Math.floor(x0 * density)
  const top = Math.floor(y0 * density)
  return { x0: left, y0: top, w: Math.ceil((x0 + w) * density) - left, h: Math.ceil((y0 + h) * density) - top }
}

/** The part of the sheet that a box of pixels covers. */
export const sheetBox = ({ x0, y0, w, h }: Box, density: number): Box => ({
  x0: x0 / density,
  y0: y0 / density,
  w: w / density,
  h: h / density,
})

/** Converts the centre of pixel `at` to sheet px; `toPixel` converts back. */
export const toSheet = (at: number, density: number): number => (at + 0.5) / density - 0.5
export const toPixel = (at: number, density: number): number => (at + 0.5) * density - 0.5

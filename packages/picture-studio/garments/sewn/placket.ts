import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { type Stitch, stitch } from '#engine/trims'

/** A plumb line at sheet x through some heights. */
export const plumb = (x: number, ...heights: readonly number[]): Point[] => heights.map((y): Point => [x, y])

type Placket = {
  left: number
  right: number
  top: number
  middle: number
  end: number
  /** How much lower its left corner hangs, px. */
  slant: number
  /** The rows of stitches: their x, from where to where. */
  rows: { at: readonly number[]; from: number; to: number; thread: Stitch }
}

/** The strip of cloth down a front that carries the buttons; `cloth` tells how it lies. */
export async function placket(scene: Scene, cloth: Omit<PanelSpec, 'd'>, o: Placket): Promise<void> {
  const { left, right, top, middle, end, slant, rows } = o
  const outline: Point[] = [
    [left, top, 1],
    [right, top, 1],
    [right + 1, middle],
    [right, end, 1],
    [left, end + slant, 1],
    [left - 1, middle],
  ]
  await panel(scene, { ...cloth, d: path(outline) })
  for (const x of rows.at) await stitch(scene, plumb(x, rows.from, middle, rows.to), rows.thread)
}

import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { type Stitch, stitch } from '#engine/trims'

/** A vertical line at sheet x through some heights. */
export const plumb = (x: number, ...heights: readonly number[]): Point[] => heights.map((y): Point => [x, y])

type Placket = {
  left: number
  right: number
  top: number
  middle: number
  end: number
  /** How much lower the left corner of its end is, in px. */
  slant: number
  /** Vertical rows of stitches: x of each row, y of their start and end. */
  rows: { at: readonly number[]; from: number; to: number; thread: Stitch }
}

/** The strip of cloth under the buttons of a front. `cloth`: cloth, folds and shadow of its panel. */
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

import type { Point, Rgb } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'

/** A shoe of a pair: the transformation of its points to the sheet, and its materials. */
export type Shoe = {
  at: (points: readonly Point[]) => Point[]
  ox: number
  oy: number
  size: number
  seed: number
  leather: Cloth
  heel: Rgb
  sole: Rgb
  tread: Rgb
  /** Factor of the sole's thickness. */
  thickness: number
}

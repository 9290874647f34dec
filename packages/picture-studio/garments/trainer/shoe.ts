import type { Point, Rgb } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'

/** One shoe of a pair: how its points move onto the sheet, and what it is made of. */
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
  /** Of the sole, 1 as drawn. */
  thickness: number
}

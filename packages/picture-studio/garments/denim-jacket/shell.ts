import type { PanelSpec } from '#engine/scene-types'
import { highlights } from '#garments/jeans/denim'
import type { Trucker } from './trucker-cut'

/** Sheet y of the seam below the yoke. */
export const YOKE = 318

/** The jacket's denim; `axis` gives the x of the most worn line at a height. */
export const clothOf = ({ denim }: Trucker, axis: (y: number) => number): Omit<PanelSpec, 'd'> => ({
  color: denim.base,
  mat: denim.mat,
  bump: denim.bump,
  paint: denim.wash(axis),
  details: highlights(10),
})

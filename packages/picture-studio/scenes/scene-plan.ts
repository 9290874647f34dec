import type { ColourKey } from '#colours'
import type { Pose } from '#engine/scene-types'
import type { Drawable } from '#paint-garment'
import type { Print } from '#picture-name'
import type { Ground } from '#scenes/ground'
import type { Plinth } from '#scenes/plinth'
import type { WindowLight } from '#scenes/window-light'

/** A piece with the position of its sheet's middle (canvas px) and its size. Pieces are painted in list order. */
export type Piece = {
  what: Drawable
  colour: ColourKey
  x: number
  y: number
  scale: number
  print?: Print
  shape?: number
  pose?: Pose
  vary?: number
  standing?: boolean
  /** A name such as `scene.still-bag.wine.webp` changes the colour of this piece. */
  leads?: boolean
}

/** A whole scene, back to front. */
export type ScenePlan = { ground: Ground; window?: WindowLight; plinth?: Plinth; pieces: Piece[] }

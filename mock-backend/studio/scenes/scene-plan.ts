import type { ColourKey } from '@/mock-backend/studio/colours'
import type { Pose } from '@/mock-backend/studio/engine/scene-types'
import type { Drawable } from '@/mock-backend/studio/paint-garment'
import type { Print } from '@/mock-backend/studio/picture-name'
import type { Ground } from '@/mock-backend/studio/scenes/ground'
import type { Plinth } from '@/mock-backend/studio/scenes/plinth'
import type { WindowLight } from '@/mock-backend/studio/scenes/window-light'

/** One piece: its sheet's middle at x, y (canvas px) and its size; painted in the order of the list. */
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

import { addTo, itemAt } from '#engine/array-at'
import { each, fold, soft } from '#engine/drape'
import { gauss } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import type { Last } from './last'

/** The upper of a low shoe, and its deformation by the foot. */
type Upper = {
  outline: readonly Point[]
  inflate: number
  infMax: number
  waves: { amp: number; sx: number; sy: number }
  /** Position of the creases behind the ball of the foot. */
  crease: { line: readonly Point[]; w: number; amp: number }
  /** The toes that fill the tip. */
  toe: { at: Point; height: number; flat: number; reach: number }
}

function wear(p: Panel, s: Last, { waves, crease, toe }: Upper): void {
  soft(p, { ...waves, seed: s.seed })
  fold(p, s.at(crease.line), { w: crease.w, amp: crease.amp })
  const [tx, ty] = itemAt(s.at([toe.at]), 0)
  each(p, (i, x, y) => {
    addTo(p.hgt, i, toe.height * s.size * gauss(Math.hypot((x - tx) * toe.flat, y - ty) / s.size, toe.reach))
  })
}

/** Draws the upper of a low shoe. */
export async function upper(scene: Scene, s: Last, u: Upper): Promise<void> {
  await panel(scene, {
    ...s.leather,
    d: path(s.at(u.outline)),
    inflate: u.inflate,
    infMax: u.infMax,
    edgeA: 5,
    edgeR: 9,
    folds: (p) => wear(p, s, u),
  })
}

import { itemAt } from '#engine/array-at'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { PALE_GOLD } from '#garments/metal/metals'
import { arc, metalwork } from '#garments/metal/metalwork'
import type { Last } from '#garments/shoe/last'
import { tint } from '#garments/tone'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  strap: [[560, 726], [610, 702], [670, 664], [716, 624], [742, 596], [738, 584], [722, 588]],
  far: [[738, 584], [718, 590], [690, 608], [640, 640], [590, 668]],
} satisfies Record<string, Point[]>

/** A slingback's strap around the heel, with a small buckle. */
export async function backStrap(scene: Scene, s: Last): Promise<void> {
  const leather = { ...s.leather, stroke: 13 * s.size, inflate: 0.5, infF: 2, edgeA: 2, edgeR: 3 }
  await panel(scene, { ...leather, d: path(s.at(OUTLINE.far), false), color: tint(s.leather.color, 0.62) })
  await panel(scene, { ...leather, d: path(s.at(OUTLINE.strap), false) })
  const [x, y] = itemAt(s.at([[624, 691]]), 0)
  const r = 2.2 * s.size
  await metalwork(scene, [{ pts: arc(x, y, 13 * s.size, 10 * s.size, 0, 360, -40), r }], tint(PALE_GOLD, s.dim))
}

import { soft } from '#engine/drape'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Rgb, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import type { Cloth } from '#garments/cutting'
import { chain } from '#garments/metal/chain'
import { arc, metalwork } from '#garments/metal/metalwork'
import { tint } from '#garments/tone'

export type StrapKind = 'chain' | 'leather'
type Made = { leather: Cloth; thread: Rgb; metal: Rgb }

/** The line of a strap that hangs above the bag; `off`: distance of a parallel line in px. */
function hung([x, y]: [number, number], off = 0): Point[] {
  const half = 450 - x
  const left: Point[] = [
    [-half - off, y],
    [-half * 0.98 - off, y - 120],
    [-half * 0.78 - off, y - 300],
    [-half * 0.4 - off * 0.8, y - 430],
  ]
  const right = left.map(([a, b]): Point => [-a, b]).reverse()
  return [...left, [6, y - 468 - off] as Point, ...right].map(([a, b]): Point => [450 + a, b])
}

/** Strap of a crossbody bag, from ring to ring: a chain drawn through leather or a stitched strap. */
export async function shoulderStrap(scene: Scene, kind: StrapKind, ring: [number, number], made: Made): Promise<void> {
  const { leather, thread, metal } = made
  if (kind === 'chain') await metalwork(scene, chain(hung(ring), 14, 3.3), metal)
  else {
    await panel(scene, {
      ...leather,
      d: path(hung(ring), false),
      stroke: 19,
      inflate: 0.36,
      infF: 3,
      edgeA: 3,
      edgeR: 4,
      folds: (p) => soft(p, { amp: 3, sx: 60, sy: 60 }),
    })
    for (const off of [-6, 6]) await stitch(scene, hung(ring, off), { color: thread, w: 1.3, dash: '4.4 3' })
  }
  for (const x of [ring[0], 900 - ring[0]]) {
    const y = ring[1] - 14
    await metalwork(scene, [{ pts: arc(x, y, 17, 20), r: 4 }], metal)
    await panel(scene, {
      ...leather,
      d: `M${x - 11} ${y + 12}L${x + 11} ${y + 12}L${x + 12} ${y + 60}L${x - 12} ${y + 60}Z`,
      color: tint(leather.color, 0.9),
      inflate: 0.4,
      infF: 3,
      edgeA: 3,
      edgeR: 4,
    })
  }
}

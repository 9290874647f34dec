import { fold, soft } from '#engine/drape'
import { path, rect } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { tieBelt } from '#garments/sewn/tie-belt'
import { BELT, type Trench } from './trench-cut'

/** The belt with its loops, buckled or tied; in the back view only the band. */
export async function belt(scene: Scene, t: Trench): Promise<void> {
  const w = t.cut.waist + 4
  if (t.cut.belt === 'tied' && !t.isBack) {
    await tieBelt(scene, t.cloth, { y: BELT - 20, half: w, tall: 40, knot: 20, drop: 230 })
    return
  }
  const y = BELT - 22
  const band: Point[] = [
    [450 - w, y, 1],
    [450, y + 6],
    [450 + w, y, 1],
    [450 + w, y + 42, 1],
    [450, y + 49],
    [450 - w, y + 42, 1],
  ]
  const shadow = { k: 0.46, k2: 0.36, r: 2, r2: 9, dx: 1, dy: 4 }
  // The free end hangs down below the band.
  if (!t.isBack) {
    const tail: Point[] = [
      [530, y + 6, 1],
      [572, y + 6, 1],
      [580, y + 80],
      [586, y + 150, 1],
      [568, y + 164],
      [548, y + 156, 1],
      [536, y + 80],
    ]
    await panel(scene, {
      ...t.cloth,
      d: path(tail),
      inflate: 0.22,
      edgeA: 3.4,
      edgeR: 6,
      shadow,
      folds: (p) =>
        fold(
          p,
          [
            [548, y + 20],
            [556, y + 70],
            [566, y + 150],
          ],
          { w: 9, amp: 4 },
        ),
    })
  }
  await panel(scene, {
    ...t.cloth,
    d: path(band),
    inflate: 0.2,
    edgeA: 3.4,
    edgeR: 6,
    shadow,
    folds: (p) => soft(p, { amp: 4, sx: 60, sy: 30, seed: 4 }),
  })
  for (const dy of [7, 36])
    await stitch(
      scene,
      [
        [452 - w, y + dy],
        [450, y + dy + 6],
        [448 + w, y + dy],
      ],
      t.thread,
    )
  for (const x of [450 - w * 0.72, 450 + w * 0.72])
    await panel(scene, { ...t.cloth, d: rect(x - 6, y - 8, 12, 64), edgeA: 3, edgeR: 4 })
  if (t.isBack) return
  await panel(scene, {
    d: rect(418, y - 3, 44, 54),
    stroke: 8,
    color: t.horn,
    mat: { spec: 0.2, sx: 0.5, sy: 0.5 },
    inflate: 0.7,
    infF: 2,
    edgeA: 2,
    edgeR: 3,
  })
}

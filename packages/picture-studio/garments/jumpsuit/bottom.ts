import type { Look } from '#engine/look'
import { lin } from '#engine/noise'
import { mp, path, rect } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { SIDES } from '#garments/cutting'
import { drapeLeg, type Leg, legOutline } from '#garments/sewn/leg'
import { tieBelt } from '#garments/sewn/tie-belt'
import { seam } from '#garments/sewn/trims'
import { type Jumpsuit, WAIST } from './jumpsuit-cut'

/** Both legs with their slanted pockets. */
export async function legs(scene: Scene, j: Jumpsuit, leg: Leg): Promise<void> {
  const { cut, cloth, thread } = j
  for (const side of [1, 0] as const)
    await panel(scene, {
      ...cloth,
      d: path(mp(legOutline(leg), side)),
      inflate: 0.44,
      infMax: 66,
      edgeA: 4.5,
      edgeR: 8,
      folds: (p) =>
        drapeLeg(p, leg, side, {
          seed: 191 + scene.vary,
          fall: cut.flare > 30 ? 14 : 5,
          crease: cut.top === 'wrap' ? 4 : 0,
        }),
      hem: { k: 0.25, y0: leg.hem - 70, y1: leg.hem },
    })
  for (const side of SIDES) {
    const pocket: Point[] = [
      [362, WAIST + 24],
      [344, WAIST + 80],
      [318, WAIST + 138],
    ]
    if (!j.isBack) await seam(scene, mp(pocket, side), cloth.color, { w: 2.2 })
    await stitch(
      scene,
      mp(
        [
          [leg.outer + 8, leg.hem - 18],
          [(leg.outer + leg.inner) / 2, leg.hem - 11],
          [leg.inner - 6, leg.hem - 18],
        ],
        side,
      ),
      thread,
    )
  }
  await seam(
    scene,
    [
      [452, WAIST + 20],
      [452, (WAIST + leg.crotch) / 2],
      [450, leg.crotch - 4],
    ],
    cloth.color,
    { w: 1.6 },
  )
}

/** The belt at the waist, tied or buckled; in the back view only its band. */
export async function belt(scene: Scene, j: Jumpsuit, look: Look): Promise<void> {
  const { cut, cloth, thread } = j
  if (cut.belt === 'tied' && !j.isBack) {
    await tieBelt(scene, cloth, { y: WAIST - 17, half: 114, tall: 34, knot: cut.top === 'wrap' ? 42 : 0, drop: 207 })
    return
  }
  const y = WAIST - 18
  const band: Point[] = [
    [336, y, 1],
    [450, y + 6],
    [564, y, 1],
    [565, y + 35, 1],
    [450, y + 42],
    [335, y + 35, 1],
  ]
  await panel(scene, {
    ...cloth,
    d: path(band),
    inflate: 0.24,
    edgeA: 3.2,
    edgeR: 6,
    shadow: { k: 0.42, k2: 0.3, r: 2, r2: 8, dx: 1, dy: 3 },
  })
  for (const dy of [6, 30])
    await stitch(
      scene,
      [
        [338, y + dy],
        [450, y + dy + 6],
        [562, y + dy],
      ],
      thread,
    )
  for (const x of [372, 528]) await panel(scene, { ...cloth, d: rect(x - 5, y - 5, 10, 52), edgeA: 2.6, edgeR: 4 })
  if (j.isBack) return
  await panel(scene, {
    d: rect(428, y, 44, 44),
    stroke: 6.5,
    color: look.dark ? lin('#3a3330') : lin('#6b4a2e'),
    mat: { spec: 0.2, sx: 0.5, sy: 0.5 },
    inflate: 0.7,
    infF: 2,
    edgeA: 2,
    edgeR: 3,
  })
}

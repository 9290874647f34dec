import { soft } from '#engine/drape'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { SIDES, type Side } from '#garments/cutting'
import { type Denim, highlights } from '#garments/jeans/denim'
import type { DenimSkirtCut } from './denim-skirt-cut'

// biome-ignore format: point lists read better in rows
const POCKET: Point[] = [
  [334, 258, 1], [418, 266, 1], [420, 350], [416, 366, 1], [374, 388, 1], [334, 362, 1], [332, 346],
]
// biome-ignore format: point lists read better in rows
const SEAMS: Point[][] = [
  [[340, 276], [378, 279], [414, 282]],
  [[338, 340], [374, 318], [414, 344]],
  [[338, 348], [374, 326], [414, 352]],
  [[338, 264], [337, 346], [340, 360], [374, 381], [411, 362], [415, 350], [413, 271]],
]
// biome-ignore format: point lists read better in rows
const YOKE: Point[] = [[296, 214], [370, 228], [450, 246]]

async function seam(scene: Scene, denim: Denim, line: Point[], side: Side): Promise<void> {
  await panel(scene, {
    d: path(mp(line, side), false),
    stroke: 2.2,
    color: denim.dark,
    mat: denim.mat,
    edgeA: 1,
    shadow: { k: 0.26, k2: 0.2, r: 1, r2: 5, dx: 1, dy: 1 },
  })
  const off = line === YOKE ? 6 : 0
  await stitch(
    scene,
    mp(
      line.map(([x, y]): Point => [x - (off ? 0 : 6), y + off]),
      side,
    ),
    { color: denim.thread },
  )
}

/** Yoke, middle seam and two patch pockets. */
export async function backDetails(scene: Scene, denim: Denim, cut: DenimSkirtCut): Promise<void> {
  const middle: Point[] = [
    [450, 184],
    [450, cut.hem * 0.5],
    [450, cut.hem + 26],
  ]
  await seam(scene, denim, middle, 0)
  for (const side of SIDES) {
    await seam(scene, denim, YOKE, side)
    await panel(scene, {
      d: path(mp(POCKET, side)),
      color: denim.base,
      mat: denim.mat,
      bump: denim.bump,
      inflate: 0.08,
      edgeA: 3,
      edgeR: 5,
      paint: denim.wash(() => (side ? 524 : 376)),
      details: highlights(8),
      folds: (p) => soft(p, { amp: 6, sx: 60, sy: 80, seed: 5 }),
      shadow: { k: 0.55, k2: 0.3, r: 2, r2: 7, dx: 1, dy: 2 },
    })
    for (const line of SEAMS) await stitch(scene, mp(line, side), { color: denim.thread })
  }
}

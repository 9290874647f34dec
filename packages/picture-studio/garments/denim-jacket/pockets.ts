import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import type { Side } from '#garments/cutting'
import { seam, stud } from '#garments/sewn/trims'
import { clothOf, YOKE } from './shell'
import { BAND, type Trucker } from './trucker-cut'

/** A chest pocket: only its flap with seam and stud is drawn. */
export async function chestPocket(scene: Scene, t: Trucker, side: Side): Promise<void> {
  // biome-ignore format: point lists read better in rows
  const flap: Point[] = [[322, YOKE - 4, 1], [370, YOKE - 5], [420, YOKE - 5, 1], [421, YOKE + 26, 1], [371, YOKE + 47, 1], [321, YOKE + 27, 1]]
  await panel(scene, {
    ...clothOf(t, () => (side ? 530 : 370)),
    d: path(mp(flap, side)),
    inflate: 0.2,
    edgeA: 3.5,
    edgeR: 5,
    shadow: { k: 0.45, k2: 0.32, r: 2, r2: 8, dx: 1, dy: 4 },
  })
  const line: Point[] = [
    [327, YOKE + 2],
    [327, YOKE + 23],
    [371, YOKE + 40],
    [415, YOKE + 22],
    [415, YOKE + 2],
  ]
  await stitch(
    scene,
    mp(
      line.map(([x, y]): Point => [x, y, 1]),
      side,
    ),
    t.stitch,
  )
  await stud(scene, side ? 529 : 371, YOKE + 27, 7.5, t.denim.button)
}

export async function lowerPocket(scene: Scene, t: Trucker, side: Side): Promise<void> {
  const y = t.cut.hem - BAND - 128
  const x = 450 - t.cut.waist + 62
  await seam(
    scene,
    mp(
      [
        [x + 20, y],
        [x, y + 104],
      ],
      side,
    ),
    t.denim.base,
    { w: 3 },
  )
  await stitch(
    scene,
    mp(
      [
        [x + 32, y - 3, 1],
        [x + 12, y + 107, 1],
        [x - 8, y + 104, 1],
      ],
      side,
    ),
    t.stitch,
  )
}

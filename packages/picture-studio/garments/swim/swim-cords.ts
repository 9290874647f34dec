import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import type { Cloth, Side } from '#garments/cutting'

/** A fine cord of the suit's cloth. */
export async function cord(scene: Scene, cloth: Cloth, points: readonly Point[], w = 6): Promise<void> {
  await panel(scene, {
    ...cloth,
    tex: undefined,
    d: path(points, false),
    stroke: w,
    inflate: 0.85,
    infF: 2,
    edgeA: 1.4,
    edgeR: 2.4,
    shadow: { k: 0.36, k2: 0.24, r: 1, r2: 5, dx: 1, dy: 2 },
  })
}

/** A bow at x, y: two loops, two ends and the knot; side 1 mirrors it to the right. */
export async function cordLoop(scene: Scene, cloth: Cloth, x: number, y: number, side: Side): Promise<void> {
  const at = (points: Point[]) =>
    mp(
      points.map(([px, py]): Point => [x + px, y + py]),
      side,
    )
  // biome-ignore format: point lists read better in rows
  const lines: Point[][] = [
    [[0, 0], [-26, -24], [-52, -18], [-48, 2], [-18, 6]],
    [[-4, 0], [-18, 26], [-44, 42], [-50, 24], [-14, 4]],
    [[-8, 2], [-34, 46], [-40, 110]],
    [[-6, 2], [-16, 60], [-14, 124]],
  ]
  for (const line of lines) await cord(scene, cloth, at(line), 5.5)
  const knot = at([
    [-18, -7],
    [-8, -10],
    [2, -6],
    [3, 8],
    [-8, 11],
    [-18, 8],
  ])
  await panel(scene, { ...cloth, tex: undefined, d: path(knot), inflate: 0.9, infF: 3, edgeA: 2.4, edgeR: 4 })
}

import { itemAt } from '#engine/array-at'
import type { Look } from '#engine/look'
import { G } from '#engine/paths'
import type { FloorShade, Scene } from '#engine/scene-types'
import { type Finish, type Last, lastFor, type Place } from './last'

const BEHIND: Place = { ox: 92, oy: -84, size: 0.93, dim: 0.86, seed: 4 }
/** Position in the back view: one shoe alone, larger, from its inner side. */
const ALONE: Place = { ox: 0, oy: 8, size: 1.2, dim: 1, seed: 6, mirrored: true }
const BEFORE: Place = { ox: -22, oy: 34, size: 1.04, dim: 1, seed: 9 }

/** Contact of a shoe with the floor: y of the sole, and its left and right end. */
export type Stand = { y: number; toe: [number, number]; heel: [number, number] }

/** Shadow of a shoe: dark where toe and heel touch the ground, pale around them. */
function shadeUnder({ at, size }: Last, stand: Stand): FloorShade[] {
  const spot = ([x0, x1]: [number, number], ry: number, k: number): FloorShade => {
    const [a, y] = itemAt(at([[x0, stand.y]]), 0)
    const [b] = itemAt(at([[x1, stand.y]]), 0)
    return { x: (a + b) / 2 + 4, y: y - 2, rx: Math.abs(b - a) * 0.62, ry: ry * size, k }
  }
  return [spot(stand.toe, 11, 0.6), spot(stand.heel, 11, 0.6), spot([stand.toe[0] - 20, stand.heel[1] + 30], 34, 0.3)]
}

/** Draws two shoes, one behind the other; in the back view, the inner side of one. */
export async function pair(
  scene: Scene,
  look: Look,
  finish: Finish,
  stand: Stand,
  shoe: (scene: Scene, last: Last) => Promise<void>,
): Promise<void> {
  G.XF = 1
  scene.edgeK = 1
  const places = look.isBack ? [ALONE] : [BEHIND, BEFORE]
  const lasts = places.map((place) => lastFor(look, finish, place))
  for (const last of lasts) await shoe(scene, last)
  scene.opt = { floor: lasts.flatMap((last) => shadeUnder(last, stand)) }
}

import { LRUCache } from 'lru-cache'
import { centre } from '@/mock-backend/studio/engine/card'
import { flatten } from '@/mock-backend/studio/engine/flatten'
import type { Look } from '@/mock-backend/studio/engine/look'
import { oneAtATime } from '@/mock-backend/studio/engine/one-at-a-time'
import { G } from '@/mock-backend/studio/engine/paths'
import { repaint } from '@/mock-backend/studio/engine/repaint'
import { newScene } from '@/mock-backend/studio/engine/scene'
import type { Baked, FloorShade, Layer, Pose } from '@/mock-backend/studio/engine/scene-types'
import { GARMENTS, type Garment, MACROS, type MacroName, STACK } from '@/mock-backend/studio/garments/garment-table'
import type { Hang } from '@/mock-backend/studio/hang'
import type { Kind } from '@/mock-backend/studio/picture-name'

/** Everything that can be drawn on a sheet. */
export type Drawable = Kind | MacroName | 'stack'

const TABLE: Record<Drawable, Garment> = { ...GARMENTS, ...MACROS, stack: STACK }

const weigh = (b: Baked): number =>
  b.cov.byteLength +
  b.lists.reduce((sum, q) => sum + q.n * 4 * (5 + (q.spec ? 1 : 0) + (q.u ? 2 : 0) + (q.kept ? 5 : 0)), 0)

const MEGABYTE = 1024 * 1024
const geometry = new LRUCache<string, Baked>({ maxSize: 200 * MEGABYTE, sizeCalculation: weigh })

function movedFloor(floor: FloorShade[] | null, pose: Pose | null): FloorShade[] | null {
  if (!floor || !pose) return floor
  const { wide = 1, tall = 1, pivot = 560 } = pose
  return floor.map((f) => ({
    ...f,
    x: 450 + (f.x - 450) * wide,
    rx: f.rx * Math.abs(wide),
    y: pivot + (f.y - pivot) * tall,
  }))
}

/**
 * Paints goods on an empty sheet, in the middle of it unless they stand on a floor. The geometry is kept: another
 * colour of the same shape is only a repaint. Calls wait for each other, the engine's build state is shared.
 */
export const paintGarment = (what: Drawable, look: Look, hang: Hang): Promise<Layer> =>
  oneAtATime(() => paint(what, look, hang))

async function paint(what: Drawable, look: Look, hang: Hang): Promise<Layer> {
  const { draw } = await TABLE[what].load()
  // printed and dark cloth are built differently: a print needs the arc length, dark cloth another sheen
  const key = JSON.stringify([what, look.shape, hang, look.print === 'plain', look.dark, look.isBack])
  const known = geometry.get(key) ?? null
  const scene = newScene({ ...hang, baked: known })
  Object.assign(G, { XF: 1, YF: 1, ns: hang.vary * 7, fj: 20 })
  await draw(scene, look)
  G.ns = 0
  if (known) return centre(repaint(known, scene.looks))
  const flat = flatten(scene)
  const fresh = { ...flat, floor: movedFloor(flat.floor, hang.pose) }
  geometry.set(key, fresh)
  return centre(repaint(fresh, scene.looks))
}

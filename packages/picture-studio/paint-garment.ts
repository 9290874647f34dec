import { LRUCache } from 'lru-cache'
import { centre } from '#engine/card'
import { enlargeScene } from '#engine/enlarge'
import { flatten } from '#engine/flatten'
import type { Look } from '#engine/look'
import { H, W } from '#engine/noise'
import { oneAtATime } from '#engine/one-at-a-time'
import { G } from '#engine/paths'
import { repaint } from '#engine/repaint'
import type { Crop } from '#engine/sample'
import { newScene } from '#engine/scene'
import type { Baked, Extent, FloorShade, Layer, PanelLook, Pose, Scene } from '#engine/scene-types'
import { GARMENTS, type Garment, MACROS, type MacroName, STACK } from '#garments/garment-table'
import type { Hang } from '#hang'
import type { Kind } from '#picture-name'

/** Everything that can be drawn on a sheet. */
export type Drawable = Kind | MacroName | 'stack'

const TABLE: Record<Drawable, Garment> = { ...GARMENTS, ...MACROS, stack: STACK }

const weigh = (b: Baked): number =>
  b.cov.byteLength +
  b.lists.reduce((sum, q) => sum + q.n * 4 * (5 + (q.spec ? 1 : 0) + (q.u ? 2 : 0) + (q.kept ? 5 : 0)), 0)

const MEGABYTE = 1024 * 1024
// Drafts, of which another colour is often asked for; each thread has a cache of its own.
const geometry = new LRUCache<string, Baked>({ maxSize: 16 * MEGABYTE, sizeCalculation: weigh })

function movedFloor(floor: FloorShade[] | null, pose: Pose | null): FloorShade[] | null {
  if (!floor || !pose) return floor
  const { wide = 1, tall = 1, pivot = 560, scale = 1, shiftX = 0, shiftY = 0 } = pose
  return floor.map((f) => ({
    ...f,
    x: 450 + (f.x - 450) * wide * scale + shiftX,
    rx: f.rx * Math.abs(wide) * scale,
    y: 560 + (pivot + (f.y - pivot) * tall - 560) * scale + shiftY,
    ry: f.ry * scale,
  }))
}

/**
 * Paints items on an empty sheet, centred unless they stand on a floor. The geometry is cached, so another colour of
 * the same shape is only a repaint. Calls are serialised, because they share the engine's build state.
 */
export const paintGarment = (what: Drawable, look: Look, hang: Hang, density = 1): Promise<Layer> =>
  oneAtATime(() => paint(what, look, hang, density))

/** Chooses a part of the sheet from its coverage. */
export type CropFor = (cov: Float32Array) => Crop

/** Paints a close-up at its own resolution: weave and stitches are drawn finer instead of being enlarged. */
export const paintCloseUp = (what: Drawable, look: Look, hang: Hang, cropFor: CropFor): Promise<Layer> =>
  oneAtATime(() => closeUp(what, look, hang, cropFor))

/**
 * Cache key of geometry. It includes whether there is a print, which needs the arc length, and whether the colour is
 * dark.
 */
const keyOf = (what: Drawable, look: Look, hang: Hang, view: string): string =>
  JSON.stringify([what, view, look.shape, hang, look.print === 'plain', look.dark, look.isBack])

/**
 * Repaints cached geometry in other colours. Null when it must be drawn again: a pattern that only this colour has, such
 * as tortoise, needs positions that are not stored when another colour is drawn.
 */
function repainted(known: Baked, looks: PanelLook[]): Layer | null {
  const isComplete = known.lists.every(({ kept, look }) => kept || !(looks[look]?.paint ?? looks[look]?.tex))
  return isComplete ? repaint(known, looks) : null
}

async function drawInto(scene: Scene, what: Drawable, look: Look, hang: Hang): Promise<void> {
  const { draw } = await TABLE[what].load()
  Object.assign(G, { XF: 1, YF: 1, ns: hang.vary * 7, fj: 20 })
  await draw(scene, look)
  G.ns = 0
}

/** Extent of items on the sheet, accurate to a few px, without painting them. */
export const measureGarment = (what: Drawable, look: Look, hang: Hang): Promise<Extent> =>
  oneAtATime(async () => {
    const extent: Extent = { x0: W, y0: H, x1: 0, y1: 0 }
    await drawn(what, look, hang, { extent })
    return extent
  })

async function closeUp(what: Drawable, look: Look, hang: Hang, cropFor: CropFor): Promise<Layer> {
  const key = keyOf(what, look, hang, 'detail')
  const known = geometry.get(key)
  const layer = known && repainted(known, (await drawn(what, look, hang, { baked: known })).looks)
  if (layer) return layer
  const outline = new Float32Array(W * H)
  await drawn(what, look, hang, { outline })
  const crop = cropFor(outline)
  const part = { x0: crop.x0, y0: crop.y0, w: W / crop.scale, h: H / crop.scale }
  const scene = await drawn(what, look, hang, { waiting: [], crop: part })
  await enlargeScene(scene, crop)
  const fresh = flatten(scene)
  geometry.set(key, fresh)
  return repaint(fresh, scene.looks)
}

async function drawn(what: Drawable, look: Look, hang: Hang, more: Partial<Scene>): Promise<Scene> {
  const scene = { ...newScene(hang), ...more }
  await drawInto(scene, what, look, hang)
  return scene
}

async function paint(what: Drawable, look: Look, hang: Hang, density: number): Promise<Layer> {
  const key = keyOf(what, look, hang, `sheet ${density}`)
  const known = geometry.get(key)
  const layer = known && repainted(known, (await drawn(what, look, hang, { baked: known })).looks)
  if (layer) return centre(layer)
  const scene = await drawn(what, look, hang, { density })
  const flat = flatten(scene)
  const fresh = { ...flat, floor: movedFloor(flat.floor, hang.pose) }
  geometry.set(key, fresh)
  return centre(repaint(fresh, scene.looks))
}

import { floatAt } from '#engine/array-at'
import { each, fold, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { grain, ss } from '#engine/noise'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { type Cloth, cutFor, relief } from './cutting'
import { band } from './hat/band'
import { HATS, type HatModel } from './hat/models'
import { printed } from './printed'
import { tint } from './tone'

const CUTS: [HatModel, ...HatModel[]] = [HATS.fedora, HATS.wide, HATS.bucket, HATS.boater]

const SURFACES = {
  felt: relief((x, y) => 0.28 * grain(x, y, 1.4, 3) + 0.3 * grain(x, y, 3.4, 7)),
  cotton: relief((x, y) => 0.3 * Math.sin((x + y) * 1.2) + 0.25 * grain(x, y, 1.5, 3)),
  straw: relief((x, y) => 1.5 * Math.sin(y * 0.62) + 0.9 * Math.sin(x * 0.9 + Math.floor(y / 10.1) * 2.4)),
}

/** A hat, seen a little from above: fedora, wide brim, stitched bucket, straw boater. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const model = cutFor(look, CUTS)
  G.XF = 1
  scene.seed = 48
  const cloth: Cloth = {
    color: look.colour,
    mat: { fuzz: model.stuff === 'felt' ? 0.5 : 0.25, wrap: 0.3, ao: 1 },
    bump: SURFACES[model.stuff],
    ...(model.stuff === 'cotton' ? await printed(look) : {}),
  }
  if (model.stuff === 'cotton') await crown(scene, look, cloth, model)
  await brim(scene, cloth, model)
  if (model.stuff !== 'cotton') await crown(scene, look, cloth, model)
  await band(scene, look, model)
  scene.opt = {
    floor: [
      { x: 450, y: model.floor - 10, rx: model.reach * 0.8, ry: 20, k: 0.42 },
      { x: 456, y: model.floor - 4, rx: model.reach * 1.12, ry: 50, k: 0.26 },
    ],
  }
}

async function brim(scene: Scene, cloth: Cloth, model: HatModel): Promise<void> {
  const top = model.brim.reduce((least, [, y]) => Math.min(least, y), 1125)
  await panel(scene, {
    ...cloth,
    d: path(model.brim),
    inflate: model.stuff === 'cotton' ? 0.34 : 0.12,
    infMax: 80,
    edgeA: 5,
    edgeR: 8,
    folds: (p) => {
      soft(p, { amp: 7, sx: 130, sy: 90, seed: 6 })
      for (const line of model.brimFolds) fold(p, line, { w: 60, amp: 7, t0: 0.4, t1: 0.4 })
      // The far part of the brim is in the shadow of the crown and slopes away.
      each(p, (i, _x, y) => {
        p.hgt[i] = floatAt(p.hgt, i) - 26 * ss(top + 90, top, y)
      })
    },
  })
  const edge = { color: tint(cloth.color, 0.72), w: 1.5, dash: '5 3.2' }
  for (const row of model.rows) await stitch(scene, row, edge)
}

async function crown(scene: Scene, look: Look, cloth: Cloth, model: HatModel): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(model.crown),
    inflate: 0.6,
    infMax: 130,
    edgeA: 6,
    edgeR: 10,
    folds: (p) => {
      soft(p, { amp: 8, sx: 130, sy: 120, seed: 3 })
      for (const line of look.isBack ? model.dents.slice(0, 1) : model.dents)
        fold(p, line, { w: 50, amp: -12, t0: 0.45, t1: 0.55, valley: 0.1 })
    },
    shadow: { k: 0.55, k2: 0.5, r: 4, r2: 22, dx: 5, dy: 8 },
  })
  for (const seam of model.crownSeams) {
    const line: Point[] = seam.map(([x, y]) => [x, y + 7])
    await stitch(scene, seam, { color: tint(cloth.color, 0.5), w: 2, dash: '400 1' })
    await stitch(scene, line, { color: tint(cloth.color, 0.72), w: 1.5, dash: '5 3.2' })
  }
}

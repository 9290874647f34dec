import { addTo } from '#engine/array-at'
import { each, soft } from '#engine/drape'
import { gauss } from '#engine/noise'
import { path, sym } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Rgb, Scene } from '#engine/scene-types'
import { label, stitch } from '#engine/trims'
import { type Cloth, placed } from '#garments/cutting'
import { pairBehind } from '#garments/shoe/from-behind'
import { tint } from '#garments/tone'

/** What both trainers of a pair share. */
export type HeelView = { leather: Cloth; heel: Rgb; sole: Rgb }

// biome-ignore format: point lists read better in rows
const HALF = {
  inside: [[450, 476], [404, 480], [364, 492, 1], [376, 540], [450, 552]],
  tongue: [[450, 440], [424, 446], [410, 466], [412, 520], [450, 530]],
  upper: [
    [450, 506], [404, 504], [370, 494], [350, 522], [326, 590], [316, 660], [320, 736, 1], [450, 744],
  ],
  counter: [[450, 512], [424, 514], [410, 540], [396, 610], [372, 690], [364, 740, 1], [450, 746]],
  tab: [[450, 470], [430, 472, 1], [424, 520], [428, 590, 1], [450, 594]],
  sole: [[450, 730], [326, 726, 1], [312, 744], [312, 786], [326, 800], [450, 804]],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const LINES = {
  counter: [[372, 730], [380, 690], [402, 614], [416, 546], [428, 522]],
  counterRight: [[528, 730], [520, 690], [498, 614], [484, 546], [472, 522]],
  sole: [[320, 744], [450, 750], [580, 744]],
} satisfies Record<string, Point[]>

/** A pair of trainers seen from behind, standing side by side. */
export async function heelView(scene: Scene, v: HeelView): Promise<void> {
  await pairBehind(scene, { apart: 150, floor: 802, near: 150, far: 380 }, (ox, seed) => shoe(scene, v, ox, seed), 4)
}

async function shoe(scene: Scene, v: HeelView, ox: number, seed: number): Promise<void> {
  const at = placed(ox, 0, 1)
  const { leather } = v
  await panel(scene, {
    ...leather,
    d: path(at(sym(HALF.tongue))),
    color: tint(leather.color, 0.9),
    inflate: 0.5,
    edgeA: 5,
    edgeR: 9,
  })
  await panel(scene, { d: path(at(sym(HALF.inside))), color: tint(leather.color, 0.42), mat: {} })
  await panel(scene, {
    ...leather,
    d: path(at(sym(HALF.upper))),
    inflate: 0.6,
    infMax: 90,
    edgeA: 6,
    edgeR: 11,
    folds: (p) => {
      soft(p, { amp: 5, sx: 80, sy: 70, seed })
      // the padded collar
      each(p, (i, _x, y) => {
        addTo(p.hgt, i, 6 * gauss(y - 522, 15))
      })
    },
  })
  const trim = { ...leather, edgeA: 4, edgeR: 7 }
  await panel(scene, { ...trim, d: path(at(sym(HALF.counter))), inflate: 0.25, infMax: 40 })
  await panel(scene, { ...trim, color: v.heel, d: path(at(sym(HALF.tab))), inflate: 0.3 })
  await label(scene, 450 + ox, 540, 40, 20, '#efece5')
  await panel(scene, {
    d: path(at(sym(HALF.sole))),
    color: v.sole,
    mat: { spec: 0.012, sx: 0.5, sy: 0.8, ao: 0.8 },
    inflate: 0.5,
    infMax: 40,
    edgeA: 7,
    edgeR: 10,
  })
  const thread = { color: tint(leather.color, 0.8), w: 1.3, dash: '3.6 2.6' }
  for (const line of [LINES.counter, LINES.counterRight]) await stitch(scene, at(line), thread)
  await stitch(scene, at(LINES.sole), { color: tint(v.sole, 0.72), w: 1.6, dash: '5 3.4' })
}

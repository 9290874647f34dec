import { floatAt } from '#engine/array-at'
import { each, fold, soft } from '#engine/drape'
import { gauss } from '#engine/noise'
import { mirPts, path, sym } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Rgb, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { type Cloth, placed } from '#garments/cutting'
import { pairBehind } from '#garments/shoe/from-behind'
import { tint } from '#garments/tone'

/** What both boots of a pair share; `shaft` is their height above the ankle, relative to the drawn one. */
export type HeelView = { leather: Cloth; sole: Rgb; shaft: number }

const ANKLE = 600

// biome-ignore format: point lists read better in rows
const HALF = {
  opening: [[450, 246], [400, 250], [362, 262, 1], [372, 290], [450, 300]],
  upper: [
    [450, 268], [404, 266], [360, 258, 1], [358, 340], [364, 430], [374, 520], [382, 580], [374, 640], [360, 700],
    [352, 760], [356, 800, 1], [450, 808],
  ],
  counter: [[450, 640], [416, 650], [384, 690], [362, 760], [358, 802, 1], [450, 810]],
  sole: [[450, 800], [356, 796, 1], [352, 816, 1], [358, 824], [450, 826]],
  heel: [[450, 818], [362, 816, 1], [366, 880], [364, 902, 1], [450, 906]],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const LINES = {
  tab: [[436, 232, 1], [464, 232, 1], [466, 330, 1], [434, 330, 1]],
  middle: [[450, 330], [451, 480], [450, 640]],
  counter: [[366, 756], [388, 696], [418, 658], [450, 648], [482, 658], [512, 696], [534, 756]],
  gore: [[378, 270], [384, 380], [388, 470]],
  folds: [[378, 590], [420, 604], [450, 600]],
} satisfies Record<string, Point[]>

/** A pair of boots seen from behind, standing side by side. */
export async function heelView(scene: Scene, v: HeelView): Promise<void> {
  await pairBehind(scene, { apart: 122, floor: 930, near: 120, far: 330 }, (ox, seed) => boot(scene, v, ox, seed), 3)
}

async function boot(scene: Scene, v: HeelView, ox: number, seed: number): Promise<void> {
  const move = placed(ox, 26, 1)
  const at = (points: readonly Point[]) =>
    move(points.map(([x, y, c]): Point => [x, y < ANKLE ? ANKLE + (y - ANKLE) * v.shaft : y, c]))
  const { leather } = v
  await panel(scene, { d: path(at(sym(HALF.opening))), color: tint(leather.color, 0.35), mat: {} })
  const hard = { mat: leather.mat, edgeA: 5, edgeR: 9, inflate: 0.4 }
  await panel(scene, { ...hard, d: path(at(sym(HALF.heel))), color: tint(v.sole, 1.3) })
  await panel(scene, {
    ...leather,
    d: path(at(sym(HALF.upper))),
    inflate: 0.62,
    infMax: 95,
    edgeA: 6,
    edgeR: 12,
    folds: (p) => {
      soft(p, { amp: 6, sx: 80, sy: 90, seed })
      for (const line of [LINES.folds, mirPts(LINES.folds)]) fold(p, at(line), { w: 13, amp: 5, t0: 0.1, t1: 0.6 })
      each(p, (i, x) => {
        p.hgt[i] = floatAt(p.hgt, i) - 1.6 * gauss(x - 450 - ox, 2)
      })
    },
  })
  await panel(scene, { ...leather, d: path(at(sym(HALF.counter))), inflate: 0.3, infMax: 50, edgeA: 4, edgeR: 8 })
  await panel(scene, { ...hard, d: path(at(sym(HALF.sole))), color: v.sole, inflate: 0.2 })
  const thread = { color: tint(leather.color, 1.15, 0.03), w: 1.3, dash: '3.5 2.5' }
  for (const line of [LINES.counter, LINES.gore, mirPts(LINES.gore)]) await stitch(scene, at(line), thread)
  await panel(scene, { ...leather, paint: undefined, d: path(at(LINES.tab)), inflate: 0.3, edgeA: 3, edgeR: 5 })
}

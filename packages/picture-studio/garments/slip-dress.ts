import { addTo } from '#engine/array-at'
import { buckle, each, flare, fold, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { gauss, lerp, rng, ss } from '#engine/noise'
import { G, mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { byChance, type Cloth, cutFor, foldAll, lengthen, longer, quirks, SIDES, type Side } from './cutting'
import { printed } from './printed'
import { SATIN_ROUND, satin } from './satin'
import { tint } from './tone'

/** `neck`: how much lower the middle of the neckline is, in px. `cowl`: factor of the depth of its drapes. */
type Cut = { width: number; length: number; neck: number; cowl: number }
const CUTS: [Cut, ...Cut[]] = [
  { width: 1, length: 1, neck: 0, cowl: 1 },
  { width: 0.95, length: 0.66, neck: 22, cowl: 0.7 },
  { width: 1.1, length: 0.86, neck: -28, cowl: 0.25 },
]

const HIP = 470

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  back: [[345, 268, 1], [395, 290], [450, 296], [505, 290], [555, 268, 1], [560, 400, 1], [340, 400, 1]],
  strap: [[372, 96], [362, 160], [352, 232]],
  backStrap: [[372, 96], [385, 170], [372, 290]],
  // The part of the front above the back's edge.
  tip: [[338, 262], [352, 226, 1], [380, 262], [408, 296, 1], [338, 290, 1]],
  body: [
    [352, 226, 1], [338, 262], [330, 300], [326, 345, 0], [334, 420], [338, 470], [326, 540], [308, 640], [286, 780],
    [262, 930], [244, 1050, 1], [340, 1068], [450, 1074], [560, 1068], [656, 1050, 1], [638, 930], [614, 780],
    [592, 640], [574, 540], [562, 470], [566, 420], [574, 345], [570, 300], [562, 262], [548, 226, 1], [520, 262],
    [490, 300], [450, 316], [410, 300], [380, 262],
  ],
} satisfies Record<string, Point[]>

/** Upper edge from behind, right to left: straight and lower than the front. */
// biome-ignore format: point lists read better in rows
const EDGE_BEHIND: Point[] = [[557, 266, 1], [505, 284], [450, 290], [395, 284], [343, 266, 1]]

// biome-ignore format: point lists read better in rows
const COWL: [order: number, y: number][] = [[0, 296], [1, 338], [2, 392]]

// biome-ignore format: point lists read better in rows
const BIAS_FOLDS: Point[][] = [
  [[345, 520], [410, 600], [500, 720], [560, 860]],
  [[560, 480], [500, 580], [430, 720], [380, 900]],
  [[330, 640], [380, 760], [470, 900], [520, 1040]],
]

/** A slip dress of silk satin, cut on the bias. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const q = quirks(look, CUTS.length)
  const drawn = cutFor(look, CUTS)
  const cut = {
    ...drawn,
    length: drawn.length * (1 + 0.05 * q()),
    neck: drawn.neck + 15 * q(),
    cowl: drawn.cowl + 0.25 * q(),
  }
  G.XF = cut.width
  scene.seed = 12
  const cloth = { ...satin(look), ...(await printed(look)) }
  if (!look.isBack) await inside(scene, cloth, OUTLINE.back)
  for (const side of SIDES) {
    if (look.isBack) await inside(scene, cloth, mp(OUTLINE.tip, side))
    await straps(scene, cloth, side, look.isBack)
  }
  await body(scene, cloth, cut, look.isBack)
}

/** The visible inside: that of the back through the front's neckline or, in the back view, that of the front's tips. */
async function inside(scene: Scene, cloth: Cloth, outline: readonly Point[]): Promise<void> {
  await panel(scene, {
    ...cloth,
    tex: undefined,
    d: path(outline),
    color: tint(cloth.color, 0.5),
    mat: { ...cloth.mat, satin: 0.2 },
    inflate: 0.1,
  })
}

async function straps(scene: Scene, { color, mat }: Cloth, side: Side, isBack: boolean): Promise<void> {
  const strap = { mat, edgeA: 1.5, edgeR: 3 }
  const [near, far] = isBack ? [OUTLINE.backStrap, OUTLINE.strap] : [OUTLINE.strap, OUTLINE.backStrap]
  await panel(scene, {
    ...strap,
    d: path(mp(far, side), false),
    stroke: 6,
    color: tint(color, 0.6),
    inflate: 0.6,
  })
  await panel(scene, { ...strap, d: path(mp(near, side), false), stroke: 6.5, color, inflate: 0.8 })
}

function cowl(p: Panel, cut: Cut): void {
  // The drapes are smooth arcs, so their random shifts are small.
  G.fj = 3
  for (const [k, y] of COWL) {
    const low = y + cut.neck
    const line: Point[] = [
      [352 + k * 2, 232 + k * 14],
      [382 + k * 3, low - 28 + k * 4],
      [454, low + 26],
      [518 - k * 3, low - 28 + k * 4],
      [548 - k * 2, 232 + k * 14],
    ]
    const t = 0.2 + k * 0.08
    fold(p, line, { w: 14 + k * 6, amp: (11 - k * 2.2) * cut.cowl, t0: t, t1: t, skew: -0.2, valley: 0.4 })
  }
  G.fj = 20
}

function bodyFolds(p: Panel, cut: Cut, isBack: boolean): void {
  if (!isBack) {
    cowl(p, cut)
    each(p, (i, x, y) => {
      for (const cx of [398, 502]) addTo(p.hgt, i, 9 * gauss(Math.hypot(x - cx, (y - 345) * 0.9), 60))
    })
  }
  flare(p, {
    y0: longer(520, HIP, cut.length),
    y1: longer(1000, HIP, cut.length),
    hw: (y) => 1.2 * lerp(122, 205, ss(430, longer(1070, HIP, cut.length), y)),
    n: 9,
    amp: 20,
    seed: 31,
    pw: 1.7,
    vary: 160,
    min: 0.05,
  })
  const r = rng(5)
  const lines = BIAS_FOLDS.map((line) => lengthen(line, HIP, cut.length))
  foldAll(p, lines, 0, byChance(r, { w: [24, 8], w1: [38, 10], amp: [7, 3], t0: 0.45, t1: 0.45, skew: 0.5 }))
  soft(p, { amp: 8, sx: 100, sy: 380, seed: 7, rot: 0.15 })
  buckle(p, {
    seed: 86,
    lam: 58,
    stretch: 7,
    bend: 0.5,
    iters: 110,
    amp: 1.15,
    round: SATIN_ROUND,
    field: (x, y, o) => {
      o[0] = 0.16 * Math.sin(y / 210 + 1) - (0.26 * (x - 450)) / 150
      o[1] = 0.004 + 0.05 * ss(480, 900, y) + 0.025 * gauss(y - 455, 50)
    },
  })
}

/**
 * The outline for a cut. In the back view, a straight edge replaces the neckline and bust of the front (nine points).
 */
function bodyOutline(cut: Cut, isBack: boolean): Point[] {
  const front = lengthen(OUTLINE.body, HIP, cut.length)
  if (isBack) return [...front.slice(2, -7), ...EDGE_BEHIND]
  // The last five points are the neckline. Its middle is moved most.
  return front.map(([x, y, corner], i): Point => {
    const dip = i >= OUTLINE.body.length - 5 ? cut.neck * (1 - Math.abs(x - 450) / 100) : 0
    return [x, y + dip, corner]
  })
}

async function body(scene: Scene, cloth: Cloth, cut: Cut, isBack: boolean): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(bodyOutline(cut, isBack)),
    inflate: 0.5,
    infMax: 95,
    edgeA: 3,
    edgeR: 7,
    folds: (p) => bodyFolds(p, cut, isBack),
    hem: { k: 0.5, y0: longer(900, HIP, cut.length), y1: longer(1070, HIP, cut.length) },
  })
}

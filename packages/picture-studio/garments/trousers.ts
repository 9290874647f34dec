import { describeShape } from '#describe-shape'
import { addTo } from '#engine/array-at'
import { buckle, each, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { mel, weave } from '#engine/materials'
import { clamp, gauss, lerp, noise, rng, ss } from '#engine/noise'
import { G, mp, mx, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { button, label } from '#engine/trims'
import type { Leg } from '#shape-facts'
import { byChance, type Cloth, cutFor, foldAll, longer, quirks, SIDES, type Side, sign } from './cutting'
import { type LegCut, legged } from './leg-cut'
import { tailored } from './printed'
import { labelOn, tint } from './tone'

const HEMS: Record<Leg, number> = { wide: 1.55, straight: 1, narrow: 0.74 }
const LENGTHS: [number, ...number[]] = [1, 1, 0.95]
const AXIS = 361

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  inside: [[326, 88, 1], [388, 88], [450, 88], [512, 88], [574, 88, 1], [574, 140, 1], [326, 140, 1]],
  leg: [
    [326, 116, 1], [308, 190], [292, 280], [284, 390], [286, 560], [290, 760], [292, 940], [292, 1048, 1],
    [340, 1058], [388, 1058], [430, 1050, 1], [434, 900], [442, 650], [452, 440], [458, 380, 1], [456, 280],
    [455, 116, 1],
  ],
  pocket: [[352, 142], [336, 200], [318, 276]],
  seat: [[450, 140], [451, 240], [452, 330], [455, 384]],
  dart: [[394, 150], [392, 180], [390, 212]],
  welt: [[348, 214, 1], [416, 216, 1], [416, 225, 1], [348, 223, 1]],
  bandBehind: [
    [325, 84, 1], [380, 78], [450, 75], [520, 78], [575, 84, 1], [579, 134, 1], [514, 139], [450, 141], [386, 139],
    [321, 134, 1],
  ],
  fly: [[450, 150], [451, 260], [454, 372]],
  band: [
    [325, 84, 1], [336, 96], [390, 108], [450, 112], [510, 108], [564, 96], [575, 84, 1], [579, 134, 1], [514, 150],
    [450, 155], [386, 150], [321, 134, 1],
  ],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[457, 386], [410, 396], [340, 380]],
  [[457, 390], [420, 430], [360, 456]],
  [[456, 380], [420, 360], [350, 330]],
  [[455, 400], [440, 480], [420, 580]],
  [[296, 620], [340, 640], [400, 630]],
  [[440, 660], [400, 690], [340, 690]],
]

/** Straight, wide or narrow trousers with a pressed crease, one pleat and slanted pockets. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  G.XF = 1.06
  scene.seed = 34
  const color = look.colour
  const mat = { fuzz: 0.25, wrap: 0.28, ao: 0.9 }
  const cloth: Cloth = { color, mat, ...(await tailored(look)), bump: weave(0.12, 1.2), paint: mel(0.07, 1.2) }
  await panel(scene, { ...cloth, tex: undefined, paint: undefined, d: path(OUTLINE.inside), color: tint(color, 0.42) })
  if (!look.isBack) await label(scene, 450, 98, 42, 19, labelOn(look))
  const q = quirks(look, LENGTHS.length)
  const { leg: fall = 'straight' } = describeShape('trousers', look.shape)
  const cut = { hem: HEMS[fall] * (1 + 0.1 * q()), length: cutFor(look, LENGTHS) * (1 + 0.03 * q()) }
  await leg(scene, cloth, cut, 1, look.isBack)
  await leg(scene, cloth, cut, 0, look.isBack)
  if (look.isBack) await seat(scene, cloth)
  else await fly(scene, cloth)
  await waist(scene, cloth, look.isBack)
}

/** The pressed crease, and the pleat below the waistband at which it begins. */
function crease(p: Panel, cut: LegCut, side: Side, isBack: boolean): void {
  const [[hem] = [AXIS]] = legged([[AXIS, 1000]], cut, AXIS)
  each(p, (i, x, y) => {
    const c = mx(lerp(380, hem, ss(110, 1000, y)), side) + 3 * noise(y / 120, 2, side)
    addTo(p.hgt, i, 6.5 * Math.exp(-Math.abs(x - c) / 14) * ss(210, 420, y))
    const q = side ? c - x : x - c
    if (isBack) return
    addTo(p.hgt, i, 5 * ss(-2, 2, q) * Math.exp(-Math.max(0, q) / 22) * ss(330, 150, y))
  })
}

function legFolds(p: Panel, cut: LegCut, side: Side, vary: number, isBack: boolean): void {
  const r = rng(19 + side * 4 + vary)
  foldAll(p, FOLDS, side, byChance(r, { w: 11, w1: 24, amp: [4.5, 3], t0: 0.08, t1: 0.6, skew: 0.5 }))
  soft(p, { amp: 8, sx: 70, sy: 200, seed: 8 + side })
  buckle(p, {
    seed: 41 + side * 3,
    lam: 44,
    stretch: 5,
    bend: 0.3,
    field: (x, y, o) => {
      const crotch = gauss(Math.hypot((mx(x, side) - 440) * 0.7, y - 390), 85)
      const knee = gauss(y - 650, 110)
      const hem = gauss(y - 1030, 50)
      o[0] = lerp(0, -sign(side) * 1.1, clamp(crotch * 1.3 + knee * 0.8 + hem))
      o[1] = 0.004 + 0.045 * crotch + 0.014 * knee + 0.012 * hem
    },
  })
  crease(p, cut, side, isBack)
}

async function leg(scene: Scene, cloth: Cloth, cut: LegCut, side: Side, isBack: boolean): Promise<void> {
  const outline = path(mp(legged(OUTLINE.leg, cut, AXIS), side))
  await panel(scene, {
    ...cloth,
    texCx: mx(AXIS, side),
    d: outline,
    inflate: 0.44,
    infMax: 66,
    edgeA: 4.5,
    edgeR: 8,
    folds: (p) => legFolds(p, cut, side, scene.vary, isBack),
    hem: { k: 0.15, y0: longer(1000, 300, cut.length), y1: longer(1050, 300, cut.length) },
  })
  if (isBack) return
  await panel(scene, {
    d: path(mp(OUTLINE.pocket, side), false),
    stroke: 2.4,
    color: tint(cloth.color, 0.45),
    mat: cloth.mat,
    edgeA: 0.5,
    edgeR: 1,
    clip: outline,
    shadow: { k: 0.4, k2: 0.3, r: 2, r2: 5, dx: -2 * sign(side), dy: 0 },
  })
}

/** Seat seam, darts and two welt pockets, one of them buttoned. */
async function seat(scene: Scene, cloth: Cloth): Promise<void> {
  const { color, mat } = cloth
  const line = { color: tint(color, 0.5), mat, edgeA: 0.5, edgeR: 1 }
  await panel(scene, { ...line, d: path(OUTLINE.seat, false), stroke: 2, shadow: { k2: 0.25, r2: 6, dx: 1, dy: 0 } })
  for (const side of SIDES) {
    const d = path(mp(OUTLINE.dart, side), false)
    await panel(scene, { ...line, d, stroke: 1.4, shadow: { k: 0.25, k2: 0.2, r: 1, r2: 5, dx: 1, dy: 0 } })
    await panel(scene, {
      ...cloth,
      d: path(mp(OUTLINE.welt, side)),
      inflate: 0.2,
      edgeA: 2,
      edgeR: 3,
      shadow: { k: 0.5, k2: 0.25, r: 1, r2: 5, dx: 0, dy: 3 },
    })
  }
  await button(scene, 378, 232, 5.6, tint(color, 0.4, 0.01), 0.8)
}

async function fly(scene: Scene, { color, mat }: Cloth): Promise<void> {
  await panel(scene, {
    d: path(OUTLINE.fly, false),
    stroke: 2.2,
    color: tint(color, 0.45),
    mat,
    edgeA: 0.5,
    edgeR: 1,
    shadow: { k: 0.35, k2: 0.25, r: 1, r2: 6, dx: 2, dy: 0 },
  })
}

async function waist(scene: Scene, cloth: Cloth, isBack: boolean): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(isBack ? OUTLINE.bandBehind : OUTLINE.band),
    inflate: 0.3,
    edgeA: 3,
    edgeR: 5,
    folds: (p) => soft(p, { amp: 3, sx: 50, sy: 50, seed: 3 }),
  })
  for (const x of isBack ? [362, 450, 538] : [366, 534]) {
    const loop: Point[] = [
      [x - 6, 92, 1],
      [x + 6, 94, 1],
      [x + 6, 154, 1],
      [x - 6, 152, 1],
    ]
    await panel(scene, { ...cloth, d: path(loop), edgeA: 2.5, edgeR: 4 })
  }
  if (!isBack) await button(scene, 458, 134, 7.5, tint(cloth.color, 0.4, 0.01), 0.8)
}

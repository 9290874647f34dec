import { buckle, flare, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { jersey, mel } from '#engine/materials'
import { gauss, lerp, rng, ss } from '#engine/noise'
import { G, mirPts, mp, path, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { neckBand, neckBehind, neckline } from './crew-neck'
import {
  byChance,
  type Cloth,
  cutFor,
  foldAll,
  lengthen,
  longer,
  onArm,
  quirks,
  SIDES,
  type Side,
  setArms,
  sign,
} from './cutting'
import { leaning, printed } from './printed'
import { labelOn, tint } from './tone'

type Cut = { width: number; length: number; drop: number }
const CUTS: [Cut, ...Cut[]] = [
  { width: 1.36, length: 1, drop: 229 },
  { width: 1.2, length: 1.04, drop: 246 },
  { width: 1.42, length: 0.72, drop: 229 },
]

const CHEST = 450
const THREAD = { w: 1.1, dash: '3 2.2' }

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  sleeve: [
    [352, 240, 1], [292, 211], [268, 226], [240, 274], [210, 350], [190, 414, 1], [238, 442], [296, 448, 1],
    [306, 416], [312, 384, 1], [352, 360, 1],
  ],
  sleeveSeam: [[189, 398], [236, 424], [296, 430]],
  half: [
    [400, 168, 1], [350, 186], [290, 208, 1], [304, 270], [312, 330], [308, 380], [308, 500], [303, 650],
    [299, 808, 1], [360, 822], [450, 827],
  ],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const SHOULDERS: Point[] = [[330, 206], [396, 184], [450, 182], [504, 184], [570, 206]]

// biome-ignore format: point lists read better in rows
const FOLDS = {
  sleeve: [
    [[312, 376], [270, 372], [216, 350]],
    [[314, 380], [280, 410], [240, 436]],
    [[300, 240], [290, 310], [262, 380]],
  ],
  body: [
    [[310, 384], [350, 372], [420, 330]],
    [[590, 384], [548, 376], [486, 330]],
    [[310, 392], [356, 430], [420, 440]],
    [[590, 394], [556, 436], [500, 452]],
    [[320, 470], [352, 600], [346, 790]],
    [[580, 480], [556, 600], [570, 790]],
    [[410, 560], [424, 690], [404, 815]],
    [[500, 600], [492, 700], [506, 815]],
    [[402, 180], [380, 230], [372, 300]],
    [[498, 180], [520, 236], [530, 300]],
  ],
} satisfies Record<string, Point[][]>

/** A boxy T-shirt of heavy jersey. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const q = quirks(look, CUTS.length)
  const drawn = cutFor(look, CUTS)
  const cut = { ...drawn, length: drawn.length * (1 + 0.05 * q()), drop: drawn.drop + 12 * q() }
  G.XF = cut.width
  G.YF = 0.9
  scene.seed = 31
  setArms(scene, [
    [292, 220],
    [236, 420],
  ])
  const color = look.colour
  const bump = jersey(0.05, 2.4)
  const cloth = { color, mat: { fuzz: 0.1, wrap: 0.28, ao: 0.8 }, bump, paint: mel(0.02, 1.4) }
  const neck = { ...cloth, width: 17, drop: cut.drop, label: labelOn(look), isBack: look.isBack }
  const patterned: Cloth = { ...cloth, ...(await printed(look)) }
  await neckBehind(scene, neck)
  for (const side of SIDES) await sleeve(scene, patterned, side)
  scene.part = 'body'
  // In the back view, the band is behind the edge of the body.
  if (look.isBack) await neckBand(scene, neck)
  await body(scene, patterned, cut, look.isBack)
  if (!look.isBack) await neckBand(scene, neck)
}

function sleeveFolds(p: Panel, side: Side): void {
  foldAll(p, FOLDS.sleeve, side, () => ({ w: 12, w1: 20, amp: 7, t0: 0.1, t1: 0.6, skew: 0.2 }))
  soft(p, { amp: 6, sx: 50, sy: 90, seed: 4 + side })
  buckle(p, {
    seed: 14 + side * 3,
    lam: 34,
    stretch: 4,
    bend: 0.25,
    field: (_, y, o) => {
      o[0] = sign(side) * lerp(-0.5, 0.3, ss(260, 430, y))
      o[1] = 0.014 + 0.03 * gauss(y - 360, 60)
    },
  })
}

async function sleeve(scene: Scene, cloth: Cloth, side: Side): Promise<void> {
  onArm(scene, side)
  await panel(scene, {
    ...cloth,
    ...leaning(cloth.tex, sign(side) * 0.42),
    d: path(mp(OUTLINE.sleeve, side)),
    inflate: 0.42,
    infMax: 50,
    edgeA: 4,
    edgeR: 7,
    folds: (p) => sleeveFolds(p, side),
    hem: { k: 0.2, y0: ty(390), y1: ty(440) },
  })
  await stitch(scene, mp(OUTLINE.sleeveSeam, side), { ...THREAD, color: tint(cloth.color, 0.84), w: 1.2 })
}

function bodyFolds(p: Panel, vary: number): void {
  const r = rng(7 + vary)
  foldAll(p, FOLDS.body, 0, byChance(r, { w: [17, 8], w1: [26, 8], amp: [5, 3.5], t0: 0.25, t1: 0.45, skew: 0.6 }))
  flare(p, { y0: 480, y1: 840, hw: () => 200, n: 8, amp: 9, seed: 12, min: 0.1, vary: 120 })
  soft(p, { amp: 7, sx: 100, sy: 160, seed: 6 })
  buckle(p, {
    seed: 33,
    lam: 46,
    stretch: 4.5,
    bend: 0.3,
    field: (x, y, o) => {
      const t = (x - 450) / 170
      o[0] = -0.9 * t * ss(560, 330, y) + 0.15 * t
      o[1] = 0.008 + 0.03 * gauss(y - 400, 80) * Math.abs(t) + 0.014 * ss(560, 800, y)
    },
  })
}

async function body(scene: Scene, cloth: Cloth, cut: Cut, isBack: boolean): Promise<void> {
  const outline = [...OUTLINE.half, ...mirPts(OUTLINE.half.slice(0, -1)).reverse()]
  const neck = neckline(cut.drop, isBack).slice(1, -1).reverse()
  await panel(scene, {
    ...cloth,
    d: path([...lengthen(outline, CHEST, cut.length), ...neck]),
    inflate: 0.4,
    infMax: 85,
    edgeA: 4,
    edgeR: 8,
    folds: (p) => bodyFolds(p, scene.vary),
    hem: { k: 0.22, y0: ty(longer(730, CHEST, cut.length)), y1: ty(longer(820, CHEST, cut.length)), o: 0 },
  })
  const hem: Point[] = [
    [301, 808],
    [360, 822],
    [450, 827],
    [540, 822],
    [599, 808],
  ]
  for (const up of [22, 27]) {
    const line = lengthen(hem, CHEST, cut.length).map(([x, y]): Point => [x, y - up])
    await stitch(scene, line, { ...THREAD, color: tint(cloth.color, 0.84) })
  }
  if (isBack) await stitch(scene, SHOULDERS, { ...THREAD, color: tint(cloth.color, 0.84) })
}

import { addTo } from '#engine/array-at'
import { each, fold, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { leatherGrain } from '#engine/materials'
import { fbm, gauss, lerp, rng, ss } from '#engine/noise'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Rgb, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { heelView } from './boot/heel-view'
import { type Cloth, cutFor, placed, quirks, shaded } from './cutting'
import { brightness, tint } from './tone'

/** `shaft` is the height of the shaft above the ankle, relative to the drawn one. */
type Cut = { shaft: number }
const CUTS: [Cut, ...Cut[]] = [{ shaft: 1 }, { shaft: 0.62 }, { shaft: 1.28 }]
const ANKLE = 560

type Boot = {
  at: (points: readonly Point[]) => Point[]
  ox: number
  oy: number
  size: number
  seed: number
  leather: Cloth
  sole: Rgb
}

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  opening: [[486, 292, 1], [540, 280], [600, 278], [662, 290, 1], [660, 320], [570, 326], [490, 318]],
  heel: [[560, 772, 1], [690, 748, 1], [694, 800], [688, 868, 1], [576, 870, 1], [572, 820]],
  sole: [
    [152, 826], [160, 846], [200, 860], [300, 866], [400, 858], [480, 830], [540, 796], [600, 784], [692, 782, 1],
    [694, 752, 1], [600, 752], [530, 764], [450, 800], [380, 824], [250, 832],
  ],
  upper: [
    [484, 290, 1], [478, 360], [474, 440], [462, 520], [436, 580], [388, 640], [316, 694], [236, 738], [176, 778],
    [152, 814], [154, 834, 1], [250, 842], [380, 834], [460, 806], [540, 768], [610, 760], [692, 762, 1], [706, 700],
    [704, 620], [688, 540], [674, 440], [666, 360], [664, 288, 1], [620, 300], [560, 304],
  ],
  gore: [[556, 306, 1], [616, 302, 1], [626, 400], [616, 520], [592, 600], [574, 590], [556, 500], [550, 400]],
  goreSeam: [[548, 308], [542, 400], [548, 502], [568, 598], [594, 610], [624, 524], [634, 402], [624, 304]],
  topSeam: [[490, 300], [560, 314], [620, 310], [660, 298]],
  welt: [[160, 822], [250, 832], [380, 824], [456, 796], [538, 758], [612, 751], [692, 753]],
  tab: [[650, 274], [658, 270], [666, 276], [671, 318], [674, 340, 1], [658, 342, 1], [654, 316]],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[440, 585], [500, 640], [560, 660]],
  [[420, 612], [470, 660], [520, 690]],
  [[455, 550], [520, 600], [590, 612]],
  [[385, 640], [420, 690], [450, 740]],
  [[690, 560], [640, 580], [590, 570]],
  [[700, 620], [650, 632], [600, 620]],
  [[476, 480], [520, 520], [560, 520]],
]

/** A pair of Chelsea boots with a block heel, standing. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  G.XF = 1
  scene.seed = 25
  scene.edgeK = 1
  const q = quirks(look, CUTS.length)
  const drawn = cutFor(look, CUTS)
  const cut = { shaft: drawn.shaft * (1 + 0.1 * q()) }
  if (look.isBack) {
    const { leather, sole } = made(look, cut, 0, 0, 1, 1, 4)
    await heelView(scene, { leather, sole, shaft: cut.shaft })
    return
  }
  await boot(scene, made(look, cut, 86, -38, 0.94, 0.8, 4))
  await boot(scene, made(look, cut, -16, 24, 1, 1, 9))
  scene.opt = {
    floor: [
      { x: 430, y: 892, rx: 300, ry: 13, k: 0.5 },
      { x: 420, y: 898, rx: 390, ry: 44, k: 0.28 },
      { x: 560, y: 850, rx: 330, ry: 20, k: 0.25 },
    ],
  }
}

/** Creates one boot of the pair, with offset, size, share of light and seed of its creases. */
function made(look: Look, cut: Cut, ox: number, oy: number, size: number, dim: number, seed: number): Boot {
  const light = ss(0.015, 0.12, brightness(look.colour))
  const move = placed(ox, oy, size)
  return {
    at: (points) => move(points.map(([x, y, c]): Point => [x, y < ANKLE ? ANKLE + (y - ANKLE) * cut.shaft : y, c])),
    ox,
    oy,
    size,
    seed,
    sole: tint(look.colour, 0.25 * dim, 0.004 * dim),
    leather: {
      color: tint(look.colour, dim),
      mat: { spec: lerp(0.2, 0.16, light), sx: 0.38, sy: 0.75, f0: 0.6, wrap: 0.15, ao: 0.8, diff: 0.95 },
      bump: leatherGrain(),
      // Edges are burnished; this is visible only on light leather.
      paint: shaded((x, y, edge) => 1 + 0.07 * fbm(x / 18, y / 18, 3, 3) - 0.28 * light * ss(26, 0, edge)),
    },
  }
}

async function boot(scene: Scene, b: Boot): Promise<void> {
  await panel(scene, { d: path(b.at(OUTLINE.opening)), color: tint(b.leather.color, 0.35), mat: {} })
  await bottom(scene, b)
  await panel(scene, {
    ...b.leather,
    d: path(b.at(OUTLINE.upper)),
    inflate: 0.62,
    infMax: 105,
    edgeA: 6,
    edgeR: 12,
    folds: (p) => creases(p, b),
  })
  await gore(scene, b)
  await seams(scene, b)
  await panel(scene, {
    ...b.leather,
    paint: undefined,
    d: path(b.at(OUTLINE.tab)),
    inflate: 0.4,
    edgeA: 3,
    edgeR: 5,
  })
}

async function bottom(scene: Scene, b: Boot): Promise<void> {
  const { mat } = b.leather
  await panel(scene, {
    d: path(b.at(OUTLINE.heel)),
    color: tint(b.sole, 1.3),
    mat: { ...mat, spec: 0.08 },
    edgeA: 5,
    edgeR: 10,
    inflate: 0.35,
  })
  await panel(scene, { d: path(b.at(OUTLINE.sole)), color: b.sole, mat, edgeA: 4, edgeR: 7, inflate: 0.2 })
}

function creases(p: Panel, b: Boot): void {
  const r = rng(b.seed)
  for (const line of FOLDS)
    fold(p, b.at(line), {
      w: (11 + r() * 6) * b.size,
      amp: 4.5 + r() * 2.5,
      t0: 0.2,
      t1: 0.5,
      skew: (r() - 0.5) * 0.5,
    })
  soft(p, { amp: 5, sx: 70, sy: 70, seed: b.seed })
  each(p, (i, x, y) => {
    const toeX = (x - b.ox - 450) / b.size + 450 - 240
    const toeY = (y - b.oy - 600) / b.size + 600 - 770
    addTo(p.hgt, i, 14 * gauss(Math.hypot(toeX * 0.7, toeY), 70))
  })
}

async function gore(scene: Scene, b: Boot): Promise<void> {
  await panel(scene, {
    d: path(b.at(OUTLINE.gore)),
    color: tint(b.leather.color, 0.5, 0.004),
    mat: { fuzz: 0.3 },
    inflate: 0.25,
    edgeA: -2.5,
    edgeR: 5,
    foldK: 1,
    folds: (p) =>
      each(p, (i, x) => {
        addTo(p.hgt, i, 1.3 * Math.sin(x * 1.15))
      }),
    shadow: { k: 0.35, k2: 0.2, r: 2, r2: 4, dx: 0, dy: 0 },
  })
}

async function seams(scene: Scene, b: Boot): Promise<void> {
  const color = tint(b.leather.color, 1.15, 0.03)
  await stitch(scene, b.at(OUTLINE.goreSeam), { color, w: 1.3, dash: '3.5 2.5' })
  await stitch(scene, b.at(OUTLINE.topSeam), { color, w: 1.3, dash: '3.5 2.5' })
  await stitch(scene, b.at(OUTLINE.welt), { color, w: 1.5, dash: '5 3' })
}

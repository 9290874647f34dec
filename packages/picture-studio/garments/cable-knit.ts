import { soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { mel } from '#engine/materials'
import { rng } from '#engine/noise'
import { G, mp, mx, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { label } from '#engine/trims'
import {
  byChance,
  type Cloth,
  cutFor,
  foldAll,
  hollow,
  lengthen,
  onArm,
  quirks,
  type Side,
  setArms,
  sleevesAround,
} from './cutting'
import { knitted } from './knitted'
import { labelOn, tint } from './tone'

/** `cables` on the front: distance from the middle in px, an unused number, length of a turn in px. */
type Cut = { width: number; length: number; cables: [number, number, number][] }

// biome-ignore format: point lists read better in rows
const THREE_CABLES: [number, number, number][] = [[0, 1, 118], [-92, 1, 118], [92, 1, 118]]

const CUTS: [Cut, ...Cut[]] = [
  { width: 1.1, length: 1, cables: THREE_CABLES },
  {
    width: 1.22,
    length: 0.82,
    cables: [
      [-46, 1, 118],
      [46, 1, 118],
      [-140, 1, 118],
      [140, 1, 118],
    ],
  },
  { width: 1.04, length: 1.14, cables: [[0, 1, 96]] },
]

/** The same cables with other distances and another length of the turns. */
const twisted = (cables: Cut['cables'], by: number): Cut['cables'] =>
  cables.map(([middle, way, turn]) => [middle * (1 + 0.1 * by), way, turn * (1 + 0.16 * by)])

const CHEST = 480

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  backCollar: [[362, 196], [400, 180], [450, 176], [500, 180], [538, 196], [530, 262], [450, 280], [370, 262]],
  sleeve: [
    [360, 300, 1], [303, 251], [278, 268], [244, 318], [190, 430], [158, 550], [130, 680], [114, 776], [122, 794],
    [160, 810], [206, 812], [218, 800], [240, 720], [270, 600], [296, 500], [312, 420, 1],
    [352, 396, 1], [352, 310, 1], [318, 300],
  ],
  cuff: [
    [126, 760, 1], [164, 778], [210, 780, 1], [205, 850], [200, 876], [194, 884], [160, 886], [130, 878], [122, 868],
    [120, 830],
  ],
  rib: [
    [302, 780, 1], [370, 790], [450, 792], [530, 790], [598, 780, 1], [600, 850], [594, 888], [586, 896], [520, 906],
    [450, 909], [380, 906], [314, 896], [306, 888], [300, 850],
  ],
  body: [
    [376, 206, 1], [340, 222], [302, 244, 1], [306, 300], [308, 400], [296, 480], [290, 600], [284, 720], [286, 780],
    [298, 808], [370, 818], [450, 821], [530, 818], [602, 808], [614, 780], [616, 720], [610, 600], [604, 480],
    [592, 400], [594, 300], [598, 244, 1], [560, 222], [524, 206, 1], [500, 252], [450, 272], [400, 252],
  ],
  // In the back view: positions of the front's three neck points, and the raised collar.
  neckBehind: [[500, 214], [450, 218], [400, 214]],
  collarBehind: [
    [360, 204, 1], [366, 192], [400, 178], [450, 172], [500, 178], [534, 192], [540, 204, 1], [534, 226], [500, 238],
    [450, 243], [400, 238], [366, 226],
  ],
  collar: [
    [366, 190, 1], [378, 236], [410, 268], [450, 278], [490, 268], [522, 236], [534, 190, 1], [546, 206], [538, 254],
    [502, 296], [450, 312], [398, 296], [362, 254], [354, 206],
  ],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS = {
  sleeve: [
    [[306, 430], [262, 470], [205, 492]],
    [[298, 480], [250, 540], [180, 560]],
    [[160, 560], [200, 610], [256, 630]],
    [[146, 640], [190, 672], [240, 690]],
    [[130, 740], [170, 760], [222, 770]],
    [[310, 400], [290, 360], [250, 330]],
  ],
  body: [
    [[310, 420], [350, 470], [372, 560]],
    [[590, 420], [552, 480], [530, 560]],
    [[292, 640], [350, 690], [430, 700]],
    [[608, 640], [560, 700], [480, 720]],
    [[296, 760], [340, 740], [380, 700]],
    [[604, 770], [560, 745], [520, 720]],
    [[330, 280], [360, 340], [400, 370]],
    [[570, 280], [545, 340], [505, 370]],
  ],
} satisfies Record<string, Point[][]>

/** A chunky jumper with cables, ribbed hem, cuffs and collar. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const q = quirks(look, CUTS.length)
  const drawn = cutFor(look, CUTS)
  const cut = { ...drawn, length: drawn.length * (1 + 0.05 * q()), cables: twisted(drawn.cables, q()) }
  G.XF = cut.width
  scene.seed = 13
  setArms(scene, [
    [312, 270],
    [225, 560],
    [160, 880],
  ])
  const cloth: Cloth = {
    color: look.colour,
    mat: { fuzz: 0.35, wrap: 0.3, ao: 0.8 },
    paint: mel(0.07, 1.8),
  }
  if (!look.isBack) await backCollar(scene, cloth, look)
  await sleevesAround(
    scene,
    (side) => sleeve(scene, cloth, side),
    async () => {
      await body(scene, cloth, cut, look.isBack)
      await collar(scene, cloth, look.isBack)
    },
  )
}

async function backCollar(scene: Scene, cloth: Cloth, look: Look): Promise<void> {
  await panel(scene, {
    ...cloth,
    ...knitted({ rib: true, cw: 9, ch: 8 }),
    d: path(OUTLINE.backCollar),
    color: tint(cloth.color, 0.62),
    folds: (p) => hollow(p, 90, 20),
  })
  await label(scene, 450, 206, 48, 22, labelOn(look))
}

async function sleeve(scene: Scene, cloth: Cloth, side: Side): Promise<void> {
  onArm(scene, side)
  const an = side ? -0.3 : 0.3
  const axis = (turn: number): [number, number, number, number] => [mx(200, side), 500, Math.cos(turn), Math.sin(turn)]
  await panel(scene, {
    ...cloth,
    ...knitted({ axis: axis(an * 0.6), rib: true, cw: 8, ch: 8 }),
    d: path(mp(OUTLINE.cuff, side)),
    inflate: 0.5,
    edgeA: 6,
    edgeR: 10,
  })
  await panel(scene, {
    ...cloth,
    ...knitted({ axis: axis(an), cables: [[0, 1, 104]] }),
    d: path(mp(OUTLINE.sleeve, side)),
    inflate: 0.5,
    infMax: 52,
    edgeA: 7,
    edgeR: 12,
    folds: (p) => {
      const r = rng(4 + side)
      foldAll(p, FOLDS.sleeve, side, byChance(r, { w: [22, 6], amp: [9, 4], t0: 0.25, t1: 0.35, skew: 0.4 }))
      soft(p, { amp: 12, sx: 70, sy: 80, seed: 3 + side })
    },
  })
}

async function body(scene: Scene, cloth: Cloth, cut: Cut, isBack: boolean): Promise<void> {
  const outline = isBack ? [...OUTLINE.body.slice(0, -3), ...OUTLINE.neckBehind] : OUTLINE.body
  const drop = (780 - CHEST) * (cut.length - 1)
  await panel(scene, {
    ...cloth,
    ...knitted({ rib: true, cw: 8.5, ch: 8 }),
    d: path(OUTLINE.rib.map(([x, y, corner]): Point => [x, y + drop, corner])),
    inflate: 0.36,
    infMax: 50,
    edgeA: 7,
    edgeR: 12,
    folds: (p) => soft(p, { amp: 8, sx: 90, sy: 130, seed: 5 }),
  })
  await panel(scene, {
    ...cloth,
    ...knitted({ cables: cut.cables }),
    d: path(lengthen(outline, CHEST, cut.length)),
    inflate: 0.45,
    infMax: 90,
    edgeA: 7,
    edgeR: 12,
    folds: (p) => {
      const r = rng(isBack ? 15 : 8)
      const lines = FOLDS.body.map((line) => lengthen(line, CHEST, cut.length))
      foldAll(p, lines, 0, byChance(r, { w: [32, 10], amp: [8, 3], t0: 0.3, t1: 0.45, skew: 0.4 }))
      soft(p, { amp: 16, sx: 120, sy: 130, seed: 5 })
    },
  })
}

async function collar(scene: Scene, cloth: Cloth, isBack: boolean): Promise<void> {
  await panel(scene, {
    ...cloth,
    ...knitted({ rib: true, cw: 8, ch: 8 }),
    d: path(isBack ? OUTLINE.collarBehind : OUTLINE.collar),
    inflate: 0.7,
    edgeA: 6,
    edgeR: 10,
    folds: (p) => soft(p, { amp: 4, sx: 40, sy: 40, seed: 7 }),
  })
}

import { addTo } from '#engine/array-at'
import { each, fold, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { fbm, gauss, grain, lerp, lin, ss } from '#engine/noise'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { lock, rings } from './bag/fittings'
import type { BagLeather } from './bag/leather'
import { strap } from './bag/strap'
import { type Cloth, cutFor, quirks, relief, shaded } from './cutting'
import { brightness, mix, tint } from './tone'

/** `handle` is the height of the handle above the bag, relative to the drawn one. */
type Cut = { width: number; handle: number }
const CUTS: [Cut, ...Cut[]] = [
  { width: 1, handle: 1 },
  { width: 1.16, handle: 0.62 },
  { width: 0.84, handle: 1.08 },
]

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  gusset: [
    [206, 556], [240, 528], [450, 520], [660, 528], [694, 556], [712, 700], [716, 850], [704, 906], [640, 926],
    [450, 932], [260, 926], [196, 906], [184, 850], [188, 700],
  ],
  body: [
    [218, 560], [260, 540], [450, 534], [640, 540], [682, 560], [700, 700], [704, 840], [690, 892], [640, 910],
    [450, 916], [260, 910], [210, 892], [196, 840], [200, 700],
  ],
  bodySeam: [
    [226, 600], [214, 700], [210, 838], [222, 880], [262, 898], [450, 904], [638, 898], [678, 880], [690, 838],
    [686, 700], [674, 600],
  ],
  flap: [
    [212, 556], [256, 530], [450, 522], [644, 530], [688, 556], [698, 620], [690, 690], [650, 742], [560, 764],
    [450, 768], [340, 764], [250, 742], [210, 690], [202, 620],
  ],
  turn: [
    [212, 556], [256, 530], [450, 522], [644, 530], [688, 556], [692, 592], [640, 606], [450, 612], [260, 606],
    [208, 592],
  ],
  turnSeam: [[216, 584], [262, 596], [450, 602], [638, 596], [684, 584]],
  pocket: [
    [228, 664, 1], [340, 676], [450, 680], [560, 676], [672, 664, 1], [680, 780], [676, 838], [662, 868], [620, 884],
    [450, 890], [280, 884], [238, 868], [224, 838], [220, 780],
  ],
  pocketSeam: [
    [236, 682], [230, 780], [234, 834], [248, 860], [284, 875], [450, 880], [616, 875], [652, 860], [666, 834],
    [670, 780], [664, 682],
  ],
  flapLeft: [[262, 560], [300, 640], [300, 730]],
  flapRight: [[640, 560], [606, 650], [610, 730]],
  flapSeam: [
    [222, 580], [213, 622], [220, 684], [256, 731], [342, 752], [450, 756], [558, 752], [644, 731], [680, 684],
    [687, 622], [678, 580],
  ],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const BODY_FOLDS: Point[][] = [
  [[230, 870], [270, 820], [330, 800]],
  [[672, 860], [630, 820], [570, 806]],
  [[210, 760], [250, 740], [300, 750]],
]

const SEAM = { w: 1.7, dash: '6 3.6' }

/** A leather bag with a flap, a handle and a turn lock, standing. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const q = quirks(look, CUTS.length)
  const drawn = cutFor(look, CUTS)
  const cut = { width: drawn.width * (1 + 0.05 * q()), handle: drawn.handle * (1 + 0.14 * q()) }
  G.XF = cut.width
  scene.seed = 26
  scene.edgeK = 1
  const leather = leatherOf(look)
  await strap(scene, leather, cut.handle)
  await body(scene, leather)
  await rings(scene, leather)
  if (look.isBack) await slipPocket(scene, leather)
  else {
    await flap(scene, leather)
    await lock(scene, leather)
  }
  scene.opt = {
    floor: [
      { x: 450, y: 934, rx: 270 * cut.width, ry: 12, k: 0.55 },
      { x: 455, y: 944, rx: 330 * cut.width, ry: 36, k: 0.28 },
    ],
  }
}

function seamColour(look: Look): BagLeather['thread'] {
  if (look.dark) return tint(look.colour, 1.5, 0.03)
  return brightness(look.colour) > 0.4 ? tint(look.colour, 0.72) : mix(look.colour, lin('#fbe3bf'), 0.42)
}

function leatherOf(look: Look): BagLeather {
  const light = ss(0.015, 0.15, brightness(look.colour))
  const leather: Cloth = {
    color: look.colour,
    mat: { spec: lerp(0.11, 0.085, light), sx: 0.5, sy: 0.75, f0: 0.5, wrap: 0.18, ao: 1 },
    bump: relief((x, y) => 0.42 * (1 - Math.abs(grain(x, y, 3.6, 2))) + 0.25 * (1 - Math.abs(grain(x, y, 2.1, 5)))),
    paint: shaded((x, y, edge) => 1 + 0.08 * fbm(x / 30, y / 30, 3, 3) - 0.14 * ss(16, 0, edge)),
  }
  return { leather, thread: seamColour(look), metal: lin('#c9b27a') }
}

async function body(scene: Scene, { leather, thread }: BagLeather): Promise<void> {
  await panel(scene, {
    ...leather,
    d: path(OUTLINE.gusset),
    color: tint(leather.color, 0.55),
    inflate: 0.3,
    edgeA: 5,
    edgeR: 10,
  })
  await panel(scene, {
    ...leather,
    d: path(OUTLINE.body),
    inflate: 0.36,
    infMax: 80,
    edgeA: 8,
    edgeR: 16,
    folds: (p) => {
      soft(p, { amp: 10, sx: 150, sy: 110, seed: 4 })
      for (const line of BODY_FOLDS) fold(p, line, { w: 24, amp: 5, t0: 0.2, t1: 0.6 })
    },
  })
  await stitch(scene, OUTLINE.bodySeam, { ...SEAM, color: thread })
}

/** The back: the flap continues over the top edge; below it is an open pocket. */
async function slipPocket(scene: Scene, { leather, thread }: BagLeather): Promise<void> {
  await panel(scene, {
    ...leather,
    d: path(OUTLINE.turn),
    inflate: 0.38,
    infMax: 40,
    edgeA: 6,
    edgeR: 11,
    folds: (p) => soft(p, { amp: 6, sx: 170, sy: 60, seed: 8 }),
    shadow: { k: 0.45, k2: 0.3, r: 2, r2: 9, dx: 1, dy: 3 },
  })
  await stitch(scene, OUTLINE.turnSeam, { ...SEAM, color: thread })
  await panel(scene, {
    ...leather,
    d: path(OUTLINE.pocket),
    inflate: 0.26,
    infMax: 60,
    edgeA: 6,
    edgeR: 11,
    folds: (p) => {
      soft(p, { amp: 8, sx: 160, sy: 90, seed: 11 })
      each(p, (i, _x, y) => {
        addTo(p.hgt, i, 6 * gauss(y - 668, 22))
      })
    },
    shadow: { k: 0.5, k2: 0.4, r: 3, r2: 12, dx: 1, dy: -3 },
  })
  await stitch(scene, OUTLINE.pocketSeam, { ...SEAM, color: thread })
}

async function flap(scene: Scene, { leather, thread }: BagLeather): Promise<void> {
  await panel(scene, {
    ...leather,
    d: path(OUTLINE.flap),
    inflate: 0.38,
    infMax: 70,
    edgeA: 7,
    edgeR: 13,
    folds: (p) => {
      soft(p, { amp: 10, sx: 170, sy: 90, seed: 8 })
      each(p, (i, _x, y) => {
        addTo(p.hgt, i, 16 * gauss(y - 566, 34))
      })
      fold(p, OUTLINE.flapLeft, { w: 30, amp: 4 })
      fold(p, OUTLINE.flapRight, { w: 30, amp: 4 })
    },
    shadow: { k: 0.55, k2: 0.5, r: 3, r2: 16, dx: 2, dy: 6 },
  })
  await stitch(scene, OUTLINE.flapSeam, { ...SEAM, color: thread })
}

import { addTo } from '#engine/array-at'
import { each, soft } from '#engine/drape'
import { gauss, lerp, rng, ss } from '#engine/noise'
import { mp, mx, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { button } from '#engine/trims'
import { byChance, type Cloth, foldAll, lengthen, SIDES, type Side } from '#garments/cutting'
import { collar, lapel } from '#garments/tailored/revers'
import { tint } from '#garments/tone'
import { type BlazerCut, WAIST } from './blazer-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  front: [
    [384, 152, 1], [352, 170], [316, 186], [294, 198, 1], [302, 256], [316, 330], [318, 380, 0], [322, 450],
    [330, 520], [326, 600], [312, 720], [302, 840], [300, 872, 1], [360, 884], [420, 884], [462, 866], [482, 820, 1],
    [484, 700], [482, 600], [480, 540, 1], [440, 420], [400, 280],
  ],
  lapel: [
    [386, 146, 1], [374, 166], [362, 206], [352, 246, 1], [326, 262, 1], [346, 330], [388, 420], [440, 500],
    [482, 546, 1], [470, 480], [444, 400], [416, 300], [402, 220],
  ],
  breastPocket: [[328, 352, 1], [390, 342, 1], [392, 357, 1], [330, 367, 1]],
  flap: [[326, 668, 1], [424, 682, 1], [424, 722], [418, 728, 1], [330, 714], [323, 708, 1]],
  welt: [[325, 662, 1], [425, 676, 1], [425, 684, 1], [325, 670, 1]],
  collar: [
    [454, 118, 1], [420, 121], [392, 138], [372, 172], [346, 222, 1], [380, 242, 1], [392, 212], [406, 180],
    [424, 158], [454, 150, 1],
  ],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[478, 552], [430, 530], [360, 512]],
  [[478, 556], [430, 570], [372, 600]],
  [[326, 520], [370, 500], [420, 470]],
  [[320, 400], [350, 440], [372, 500]],
  [[316, 350], [350, 330], [380, 290]],
  [[470, 590], [450, 660], [440, 760]],
  [[330, 560], [340, 680], [330, 840]],
]

/** Chest and hip, and the groove of the dart between them. */
function shaping(p: Panel, side: Side): void {
  each(p, (i, x, y) => {
    const X = mx(x, side)
    const chest = 14 * gauss(Math.hypot(X - 392, (y - 380) * 0.7), 62)
    const waist = 5 * gauss(Math.hypot(X - 340, (y - 525) * 0.8), 50)
    const dart = 1.8 * gauss(X - lerp(376, 366, (y - 420) / 260), 2.2) * ss(400, 430, y) * ss(690, 660, y)
    addTo(p.hgt, i, chest - waist - dart)
  })
}

function frontFolds(p: Panel, cut: BlazerCut, side: Side): void {
  const r = rng(12 + side)
  shaping(p, side)
  const lines = FOLDS.map((line) => lengthen(line, WAIST, cut.length))
  foldAll(p, lines, side, byChance(r, { w: [17, 8], amp: [5, 2.5], t0: 0.2, t1: 0.5, skew: 0.4 }))
  soft(p, { amp: 7, sx: 90, sy: 150, seed: 9 + side })
}

async function frontPanel(scene: Scene, cloth: Cloth, cut: BlazerCut, side: Side): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(mp(lengthen(OUTLINE.front, WAIST, cut.length), side)),
    inflate: 0.42,
    infMax: 70,
    edgeA: 4,
    edgeR: 8,
    folds: (p) => frontFolds(p, cut, side),
    shadow: side ? undefined : { k: 0.55, k2: 0.4, r: 3, r2: 13, dx: 4, dy: 3 },
  })
}

const lapelOf = (side: Side) => ({
  outline: OUTLINE.lapel,
  inflate: 0.16,
  edgeA: 4,
  folds: (p: Panel) => {
    each(p, (i, x, y) => {
      addTo(p.hgt, i, 5 * ss(40, 0, Math.abs(mx(x, side) - lerp(398, 476, (y - 150) / 390))))
    })
    soft(p, { amp: 3, sx: 70, sy: 90, seed: 3 + side })
  },
  shade: { k2: 0.42, r2: 12 },
})

const COLLAR = {
  outline: OUTLINE.collar,
  inflate: 0.12,
  edgeA: 4,
  folds: (p: Panel) => soft(p, { amp: 2, sx: 50, sy: 50, seed: 6 }),
  shade: { k2: 0.35, r2: 10 },
}

async function breastPocket(scene: Scene, cloth: Cloth): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(mp(OUTLINE.breastPocket, 1)),
    edgeA: 2.5,
    edgeR: 4,
    inflate: 0.1,
    shadow: { k: 0.3, k2: 0.2, r: 2, r2: 6, dx: 1, dy: 2 },
  })
}

async function pocket(scene: Scene, cloth: Cloth, cut: BlazerCut, side: Side): Promise<void> {
  // With a short hem, pockets move up by half the difference.
  const up = (1 - cut.length) * 140
  const at = (points: readonly Point[]) => mp(points, side).map(([x, y, corner]): Point => [x, y - up, corner])
  await panel(scene, {
    ...cloth,
    d: path(at(OUTLINE.flap)),
    inflate: 0.14,
    edgeA: 3,
    edgeR: 5,
    folds: (p) => soft(p, { amp: 3, sx: 50, sy: 60, seed: 4 }),
    shadow: { k: 0.45, k2: 0.3, r: 2, r2: 7, dx: 1, dy: 3 },
  })
  await panel(scene, { ...cloth, d: path(at(OUTLINE.welt)), edgeA: 2, edgeR: 4 })
}

/** Both fronts with lapels, pockets, collar and the button. */
export async function fronts(scene: Scene, cloth: Cloth, cut: BlazerCut): Promise<void> {
  await frontPanel(scene, cloth, cut, 1)
  await breastPocket(scene, cloth)
  await lapel(scene, cloth, 1, lapelOf(1))
  await frontPanel(scene, cloth, cut, 0)
  for (const side of SIDES) await pocket(scene, cloth, cut, side)
  await lapel(scene, cloth, 0, lapelOf(0))
  for (const side of [1, 0] as const) await collar(scene, cloth, side, COLLAR)
  for (let k = 0; k < cut.buttons; k++)
    await button(scene, 470 - 2 * k, 566 + 74 * k, 10, tint(cloth.color, 0.6, 0.014), 0.9)
}

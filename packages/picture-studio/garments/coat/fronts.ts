import { addTo } from '#engine/array-at'
import { buckle, each, flare, soft } from '#engine/drape'
import { gauss, lerp, rng, ss } from '#engine/noise'
import { mp, mx, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { button } from '#engine/trims'
import { byChance, type Cloth, foldAll, lengthen, longer, SIDES, type Side } from '#garments/cutting'
import { collar, lapel } from '#garments/tailored/revers'
import { tint } from '#garments/tone'
import { type CoatCut, WAIST } from './coat-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  front: [
    [394, 98, 1], [352, 110], [300, 122], [262, 136, 1], [278, 200], [290, 270], [288, 326], [290, 420], [294, 480],
    [284, 620], [268, 820], [254, 1036, 1], [330, 1052], [440, 1056], [540, 1050, 1], [542, 800], [538, 600],
    [530, 484, 1], [478, 380], [430, 230],
  ],
  lapel: [
    [402, 92, 1], [386, 120], [370, 160], [352, 206, 1], [302, 196, 1], [318, 270], [352, 340], [420, 420],
    [532, 490, 1], [490, 400], [452, 300], [424, 190],
  ],
  pocket: [[318, 566, 1], [346, 558, 1], [334, 706, 1], [304, 712, 1]],
  collar: [
    [453, 66, 1], [420, 68], [394, 84], [372, 120], [334, 178, 1], [358, 218, 1], [384, 176], [402, 140], [424, 108],
    [453, 98, 1],
  ],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[292, 340], [330, 320], [380, 280]],
  [[292, 480], [350, 500], [430, 500]],
  [[296, 520], [330, 700], [310, 1000]],
  [[380, 620], [392, 800], [376, 1040]],
  [[460, 640], [452, 820], [470, 1040]],
  [[290, 340], [320, 420], [330, 520]],
]

function frontFolds(p: Panel, cut: CoatCut, side: Side, vary: number): void {
  const r = rng(13 + side + vary)
  const lines = FOLDS.map((line) => lengthen(line, WAIST, cut.length))
  foldAll(p, lines, side, byChance(r, { w: [22, 9], w1: 34, amp: [6, 3], t0: 0.3, t1: 0.3, skew: 0.5 }))
  soft(p, { amp: 9, sx: 100, sy: 220, seed: 9 + side })
  const hw = (y: number) => lerp(170, 205, ss(500, 1050, y))
  flare(p, { y0: 560, y1: 1050, hw, n: 7, amp: 16, seed: 61 + side, min: 0.02, vary: 180 })
  buckle(p, {
    seed: 91 + side,
    lam: 56,
    stretch: 6,
    bend: 0.4,
    field: (_, y, o) => {
      o[0] = 0.1
      o[1] = 0.003 + 0.012 * ss(500, 900, y)
    },
  })
  each(p, (i, x, y) => {
    addTo(p.hgt, i, 10 * gauss(Math.hypot(mx(x, side) - 370, (y - 320) * 0.7), 66))
  })
}

async function frontPanel(scene: Scene, cloth: Cloth, cut: CoatCut, side: Side): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(mp(lengthen(OUTLINE.front, WAIST, cut.length), side)),
    inflate: 0.42,
    infMax: 75,
    edgeA: 5,
    edgeR: 9,
    folds: (p) => frontFolds(p, cut, side, scene.vary),
    hem: { k: 0.25, y0: longer(960, WAIST, cut.length), y1: longer(1050, WAIST, cut.length), o: 0 },
    shadow: side ? undefined : { k: 0.55, k2: 0.42, r: 3, r2: 14, dx: 4, dy: 3 },
  })
}

const lapelOf = (side: Side) => ({
  outline: OUTLINE.lapel,
  inflate: 0.18,
  edgeA: 4.5,
  folds: (p: Panel) => {
    soft(p, { amp: 4, sx: 70, sy: 90, seed: 3 + side })
    each(p, (i, x, y) => {
      addTo(p.hgt, i, 6 * ss(46, 0, Math.abs(mx(x, side) - lerp(412, 530, (y - 100) / 390))))
    })
  },
  shade: { k2: 0.44, r2: 13 },
})

const COLLAR = { outline: OUTLINE.collar, inflate: 0.16, edgeA: 4.5, shade: { k2: 0.36, r2: 11 } }

async function pocket(scene: Scene, cloth: Cloth, side: Side): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(mp(OUTLINE.pocket, side)),
    inflate: 0.16,
    edgeA: 3.5,
    edgeR: 6,
    shadow: { k: 0.42, k2: 0.26, r: 2, r2: 7, dx: 1, dy: 3 },
  })
}

async function buttons(scene: Scene, cloth: Cloth, cut: CoatCut): Promise<void> {
  const colour = tint(cloth.color, 0.28, 0.012)
  // Short coats need smaller distances between the rows.
  const step = cut.length < 0.7 ? 72 : 98
  for (let k = 0; k < cut.pairs; k++)
    for (const x of [396, 504]) await button(scene, x, 524 + k * step, 11.5, colour, 0.9)
}

/** Both fronts with lapels, pockets, collar and the rows of buttons. */
export async function fronts(scene: Scene, cloth: Cloth, cut: CoatCut): Promise<void> {
  await frontPanel(scene, cloth, cut, 1)
  await lapel(scene, cloth, 1, lapelOf(1))
  await frontPanel(scene, cloth, cut, 0)
  for (const side of SIDES) await pocket(scene, cloth, side)
  await lapel(scene, cloth, 0, lapelOf(0))
  for (const side of [1, 0] as const) await collar(scene, cloth, side, COLLAR)
  await buttons(scene, cloth, cut)
}

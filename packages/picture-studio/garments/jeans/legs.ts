import { addTo } from '#engine/array-at'
import { buckle, each, fold, soft } from '#engine/drape'
import { clamp, gauss, lerp, rng, ss } from '#engine/noise'
import { mp, mx, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { byChance, foldAll, longer, type Side, sign } from '#garments/cutting'
import { type LegCut, legged } from '#garments/leg-cut'
import { type Denim, highlights } from './denim'
import { pocketMouth } from './pieces'

const AXIS = 345

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  leg: [
    [318, 150, 1], [300, 220], [284, 300], [274, 400], [262, 560], [248, 760], [232, 960], [226, 1050, 1],
    [300, 1062], [376, 1062], [438, 1050, 1], [442, 960], [446, 760], [450, 560], [455, 420], [458, 392, 1],
    [456, 300], [454, 150, 1],
  ],
  hemSeam: [[236, 1027], [300, 1038], [376, 1038], [434, 1027]],
  pocket: [[400, 186], [396, 216], [378, 242], [344, 256], [302, 262]],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS = {
  crotch: [
    [[456, 392], [410, 410], [340, 400]],
    [[456, 396], [420, 436], [356, 470]],
    [[456, 392], [420, 380], [340, 345]],
    [[454, 410], [436, 480], [404, 560]],
    [[452, 398], [400, 400], [300, 372]],
  ],
  knee: [
    [[262, 620], [310, 640], [380, 628]],
    [[446, 660], [400, 690], [330, 694]],
    [[256, 740], [300, 766], [350, 770]],
    [[444, 580], [410, 590], [360, 575]],
    [[240, 930], [290, 950], [340, 948]],
  ],
} satisfies Record<string, Point[][]>

function longFolds(p: Panel, cut: LegCut, side: Side, r: () => number): void {
  for (let k = 0; k < 4; k++) {
    const x0 = lerp(292, 430, (k + 0.5) / 4) + r() * 14
    const line: Point[] = [
      [x0 + (k - 1.5) * -6, 520 + r() * 80],
      [x0 - 6 + r() * 10, 700],
      [x0 - 12 + (k - 1.5) * 8, 900],
      [x0 - 18 + (k - 1.5) * 16, 1060],
    ]
    fold(p, mp(legged(line, cut, AXIS), side), {
      w: 16,
      w1: 26,
      amp: 9 + r() * 6,
      t0: 0.5,
      t1: 0.02,
      skew: (r() - 0.5) * 0.6,
    })
  }
}

function kneeFolds(p: Panel, cut: LegCut, side: Side, r: () => number): void {
  const lines = FOLDS.knee.map((line) =>
    legged(
      line.map(([x, y]): Point => [x, y + (side ? 46 : 0)]),
      cut,
      AXIS,
    ),
  )
  foldAll(p, lines, side, byChance(r, { w: 14, amp: [2.5, 2.5], t0: 0.35, t1: 0.5, skew: 0.4 }))
}

/** Puckers in the doubled cloth of the hem. */
function roping(p: Panel, cut: LegCut, side: Side): void {
  each(p, (i, x, y) => {
    const hem = longer(1050, 300, cut.length) + 12 * (1 - ((mx(x, side) - 338) / 106) ** 2)
    const q = hem - y
    if (q <= 0 || q >= 34) return
    const step = 1.2 * ss(30, 26, q) - 1.44 * gauss(q - 26, 3)
    addTo(p.hgt, i, step + 1.1 * Math.sin((x + q * 0.8) * 0.32) * gauss(q - 12, 9))
  })
}

function legFolds(p: Panel, cut: LegCut, side: Side): void {
  const r = rng(31 + side * 5)
  foldAll(p, FOLDS.crotch, side, byChance(r, { w: 9, w1: 24, amp: [7, 2], t0: 0.06, t1: 0.6, skew: 0.5 }))
  longFolds(p, cut, side, r)
  kneeFolds(p, cut, side, r)
  soft(p, { amp: 9, sx: 60, sy: 170, seed: 7 + side })
  buckle(p, {
    seed: 50 + side,
    lam: 34,
    stretch: 4,
    field: (x, y, o) => {
      const crotch = gauss(Math.hypot((mx(x, side) - 440) * 0.7, y - 400), 85)
      const knee = gauss(y - 680, 110)
      const hem = gauss(y - 1010, 70)
      const across = clamp(crotch * 1.3 + knee * 0.7 + hem * 0.6)
      o[0] = lerp(0, -sign(side) * (1.1 + 0.25 * crotch), across)
      o[1] = 0.006 + 0.055 * crotch + 0.022 * knee + 0.02 * hem + 0.012 * ss(700, 1000, y)
    },
  })
  roping(p, cut, side)
}

/** One leg with its hem and front pocket. */
export async function leg(scene: Scene, denim: Denim, cut: LegCut, side: Side, isBack = false): Promise<void> {
  const outline = path(mp(legged(OUTLINE.leg, cut, AXIS), side))
  await panel(scene, {
    d: outline,
    color: denim.base,
    mat: denim.mat,
    bump: denim.bump,
    inflate: 0.46,
    infMax: 75,
    edgeA: 5,
    edgeR: 9,
    folds: (p) => legFolds(p, cut, side),
    details: highlights(10),
    paint: denim.wash((y) => mx(lerp(372, 334, ss(250, 1050, y)), side)),
  })
  await stitch(scene, mp(legged(OUTLINE.hemSeam, cut, AXIS), side), { color: denim.thread })
  if (!isBack) await pocketMouth(scene, denim, OUTLINE.pocket, outline, side)
}

import { addTo } from '#engine/array-at'
import { buckle, each, fold, soft } from '#engine/drape'
import { gauss, lerp, ss } from '#engine/noise'
import { mp, mx, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { type Cloth, SIDES, type Side, seam, sign } from '#garments/cutting'

// biome-ignore format: point lists read better in rows
const OUTLINE: Point[] = [
  [512, 116, 1], [550, 129, 1], [540, 180], [542, 250], [560, 300], [566, 380], [568, 452, 1], [450, 458],
  [350, 452, 1], [352, 420], [420, 330], [480, 220], [502, 160],
]

// biome-ignore format: point lists read better in rows
const FOLDS = {
  armhole: [[548, 190], [530, 250], [500, 300]],
  bust: [[556, 300], [520, 330], [470, 350]],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const BEHIND: Point[] = [
  [386, 116, 1], [350, 129, 1], [360, 180], [358, 250], [340, 300], [334, 380], [332, 452, 1], [450, 458],
  [568, 452, 1], [566, 380], [560, 300], [542, 250], [540, 180], [550, 129, 1], [514, 116, 1], [482, 130], [450, 134],
  [418, 130],
]

/** Pleats fanning out of the waist seam. */
function fan(p: Panel, side: Side): void {
  for (let k = 0; k < 6; k++) {
    const y = 452 - k * 13
    const line: Point[] = [
      [350, y],
      [400 + k * 6, y - 28 - k * 12],
      [452 + k * 10, y - 85 - k * 26],
      [500 + k * 4, y - 170 - k * 14],
    ]
    fold(p, mp(line, side), { w: 6, w1: 17, amp: 6, t0: 0.02, t1: 0.6, skew: 0.2 })
  }
}

function bodiceFolds(p: Panel, side: Side): void {
  fan(p, side)
  fold(p, mp(FOLDS.armhole, side), { w: 16, amp: 6 })
  fold(p, mp(FOLDS.bust, side), { w: 15, amp: 6, t0: 0.1, t1: 0.8 })
  each(p, (i, x, y) => {
    addTo(p.hgt, i, 20 * gauss(Math.hypot(x - mx(505, side), (y - 300) * 0.85), 62))
  })
  soft(p, { amp: 4, sx: 60, sy: 60, seed: 12 + side })
  buckle(p, {
    seed: 60 + side,
    lam: 26,
    stretch: 5,
    field: (x, y, o) => {
      const X = mx(x, side)
      const g = ss(300, 440, y) * ss(500, 350, X)
      o[0] = -sign(side) * lerp(0.2, 0.95, g)
      o[1] = 0.01 + 0.07 * g + 0.03 * gauss(Math.hypot(X - 560, y - 290), 50)
    },
  })
}

/** Both halves of the bodice; the mirrored one lies on top. */
export async function bodice(scene: Scene, cloth: Cloth): Promise<void> {
  const common = { ...cloth, inflate: 0.3, infMax: 50, edgeA: 3 }
  await panel(scene, { ...common, d: path(OUTLINE), texU: 80, texV: 200, folds: (p) => bodiceFolds(p, 0) })
  await panel(scene, {
    ...common,
    d: path(mp(OUTLINE, 1)),
    texU: -90,
    texV: 90,
    folds: (p) => bodiceFolds(p, 1),
    shadow: { k: 0.5, k2: 0.35, r: 3, r2: 12, dx: 2, dy: 3 },
  })
}

function backFolds(p: Panel): void {
  seam(p, [
    [450, 134],
    [450, 300],
    [450, 456],
  ])
  for (const side of SIDES) {
    // Darts from the waist upwards.
    const dart: Point[] = [
      [398, 452],
      [402, 380],
      [404, 320],
    ]
    fold(p, mp(dart, side), { w: 5, w1: 10, amp: 5, t0: 0.02, t1: 0.6, stray: 4 })
    fold(p, mp(FOLDS.armhole, side), { w: 18, amp: 4 })
    each(p, (i, x, y) => {
      addTo(p.hgt, i, 8 * gauss(Math.hypot(x - mx(395, side), (y - 220) * 0.7), 66))
    })
  }
  soft(p, { amp: 4, sx: 70, sy: 80, seed: 14 })
  buckle(p, {
    seed: 63,
    lam: 30,
    stretch: 5,
    field: (x, y, o) => {
      const g = ss(330, 450, y)
      o[0] = (0.7 * (x - 450)) / 120
      o[1] = 0.008 + 0.04 * g
    },
  })
}

/** The bodice from behind: one back with a seam in its middle and two darts. */
export async function bodiceBehind(scene: Scene, cloth: Cloth): Promise<void> {
  await panel(scene, { ...cloth, inflate: 0.3, infMax: 50, edgeA: 3, d: path(BEHIND), texV: 60, folds: backFolds })
}

import { buckle, fold, soft } from '#engine/drape'
import { gauss, lerp, rng, ss } from '#engine/noise'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { type Cloth, lengthen, longer, onArm, type Side, sign } from '#garments/cutting'
import type { WrapCut } from './wrap-cut'

const ELBOW = 300

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  outer: [[382, 119, 1], [344, 131], [314, 153], [292, 205], [262, 300], [226, 398]],
  hem: [[216, 430, 1], [258, 452], [312, 446, 1]],
  inner: [[330, 392], [352, 300], [372, 240, 1], [380, 150]],
  cuff: [[216, 426, 1], [262, 447], [313, 441, 1], [312, 463, 1], [258, 470], [210, 449, 1]],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS = {
  upper: [[296, 170], [322, 240], [318, 320]],
  bend: [[366, 262], [326, 300], [280, 350]],
  pit: [[362, 235], [332, 255], [290, 290]],
} satisfies Record<string, Point[]>

/** Points of a sleeve with the length of the cut; a longer forearm extends down and outwards. */
export const reach = (points: readonly Point[], cut: WrapCut): Point[] => lengthen(points, ELBOW, cut.sleeve, -0.2)

/** Points of the sleeve's end, whose shape does not depend on the length. */
const atHem = (points: readonly Point[], cut: WrapCut): Point[] => {
  const drop = longer(440, ELBOW, cut.sleeve) - 440
  return points.map(([x, y, corner]): Point => [x - 0.2 * drop, y + drop, corner])
}

function gathers(p: Panel, cut: WrapCut, side: Side): void {
  const r = rng(3 + side)
  for (let k = 0; k < 6; k++) {
    const x0 = lerp(232, 306, k / 5.0) + r() * 6
    const line: Point[] = [
      [x0, 452],
      [x0 + 10 + r() * 8, 400],
      [lerp(x0, 330, 0.3) + 8, 330 + r() * 20],
    ]
    fold(p, mp(reach(line, cut), side), {
      w: 10 + r() * 4,
      amp: 5 + r() * 3,
      // No random shifts: these folds are short and close together, and shifted ends would look like cuts.
      stray: 5,
      t0: 0.02,
      t1: 0.8,
      skew: 0.2 * (r() - 0.5),
    })
  }
}

function sleeveFolds(p: Panel, cut: WrapCut, side: Side): void {
  gathers(p, cut, side)
  fold(p, mp(FOLDS.upper, side), { w: 15, amp: 6 })
  fold(p, mp(FOLDS.bend, side), { w: 15, amp: 8, t0: 0.15, t1: 0.7 })
  fold(p, mp(FOLDS.pit, side), { w: 12, amp: 6, t0: 0.1, t1: 0.7 })
  soft(p, { amp: 7, sx: 50, sy: 110, seed: 4 + side, rot: side ? -0.4 : 0.4 })
  buckle(p, {
    seed: 64 + side,
    lam: 26,
    stretch: 5,
    field: (_, y, o) => {
      const c = ss(longer(330, ELBOW, cut.sleeve), longer(440, ELBOW, cut.sleeve), y)
      o[0] = -sign(side) * 0.35
      o[1] = 0.012 + 0.09 * c + 0.04 * gauss(y - 150, 40)
    },
  })
}

/** One sleeve, gathered into its cuff. */
export async function sleeve(scene: Scene, cloth: Cloth, cut: WrapCut, side: Side): Promise<void> {
  onArm(scene, side)
  await panel(scene, {
    ...cloth,
    d: path(mp([...reach(OUTLINE.outer, cut), ...atHem(OUTLINE.hem, cut), ...reach(OUTLINE.inner, cut)], side)),
    texU: side ? 130 : -70,
    texV: side ? 60 : 0,
    inflate: 0.42,
    edgeA: 3,
    edgeR: 6,
    folds: (p) => sleeveFolds(p, cut, side),
  })
  await panel(scene, {
    ...cloth,
    d: path(mp(atHem(OUTLINE.cuff, cut), side)),
    texU: 40,
    texV: 120,
    inflate: 0.3,
    edgeA: 2.5,
    edgeR: 5,
    folds: (p) => soft(p, { amp: 2, sx: 18, sy: 40, seed: 8 }),
  })
}

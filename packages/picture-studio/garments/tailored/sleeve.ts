import { buckle, soft } from '#engine/drape'
import { clamp, gauss, lerp } from '#engine/noise'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { type Cloth, onArm, type Side, sign } from '#garments/cutting'
import { leaning } from '#garments/printed'

type TailoredSleeve = {
  outline: readonly Point[]
  /** Folds of this sleeve, which are applied before the compression at the elbow. */
  folds: (p: Panel) => void
  /** Shift of the print in x per px of y, so that it follows the arm. */
  lean: number
  seed: number
  lam: number
  bend: number
  /** Sheet y of the elbow, and the distance in px within which cloth is compressed by the slack `give`. */
  elbow: readonly [y: number, reach: number]
  give: number
}

/** A set-in wool sleeve without cuff; the firm cloth is compressed only at the elbow. */
export async function tailoredSleeve(scene: Scene, cloth: Cloth, side: Side, s: TailoredSleeve): Promise<void> {
  onArm(scene, side)
  await panel(scene, {
    ...cloth,
    ...leaning(cloth.tex, sign(side) * s.lean),
    d: path(mp(s.outline, side)),
    inflate: 0.6,
    infMax: 60,
    edgeA: 5,
    edgeR: 9,
    folds: (p) => {
      s.folds(p)
      soft(p, { amp: 6, sx: 60, sy: 120, seed: 5 + side })
      buckle(p, {
        seed: s.seed + side,
        lam: s.lam,
        bend: s.bend,
        field: (_, y, o) => {
          const elbow = gauss(y - s.elbow[0], s.elbow[1])
          o[0] = sign(side) * lerp(0.2, -1.2, clamp(elbow * 1.2))
          o[1] = 0.006 + s.give * elbow
        },
      })
    },
  })
}

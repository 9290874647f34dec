import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Scene } from '#engine/scene-types'
import { onArm, type Side, sign } from '#garments/cutting'
import { leaning } from '#garments/printed'
import { SATIN_ROUND } from '#garments/satin'
import { type Arm, acrossArm, armBand, armOutline, drapeSleeve } from '#garments/sewn/arm'
import { piping } from '#garments/sewn/piping'
import type { Robe, RobeCut } from './robe-cut'

/** The wide sleeve of a cut, with a low shoulder. */
export function armOf({ shoulder, hand, wrist }: RobeCut): Arm {
  const x = 450 - shoulder
  return { shoulder: [x, 168], pit: [x + 10, 338 + hand * 0.3], wrist: [x - 74, wrist], hand, upper: 80 }
}

/** One sleeve; thick cloth has a turned-back cuff. */
export async function sleeve(scene: Scene, robe: Robe, side: Side): Promise<void> {
  onArm(scene, side)
  const { cut, arm } = robe
  const cloth = { ...robe.cloth, ...leaning(robe.cloth.tex, sign(side) * 0.2) }
  const thick = cut.cloth !== 'satin'
  await panel(scene, {
    ...cloth,
    d: path(mp(armOutline(arm), side)),
    inflate: 0.5,
    infMax: 58,
    edgeA: thick ? 6 : 3.5,
    edgeR: 9,
    folds: (p) =>
      drapeSleeve(p, arm, side, {
        seed: 151 + scene.vary,
        lam: thick ? 54 : 38,
        slack: thick ? 0.7 : 1,
        wrist: 0.02,
        round: thick ? undefined : SATIN_ROUND,
      }),
  })
  if (thick)
    await panel(scene, { ...cloth, d: path(mp(armBand(arm, 0.84, 1.02, 4), side)), inflate: 0.4, edgeA: 6, edgeR: 9 })
  if (robe.piping) await piping(scene, mp(acrossArm(arm, 0.9), side), robe.piping)
}

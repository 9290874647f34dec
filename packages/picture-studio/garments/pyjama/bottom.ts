import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Scene } from '#engine/scene-types'
import { SATIN_ROUND } from '#garments/satin'
import { drapeLeg, legOutline } from '#garments/sewn/leg'
import { piping } from '#garments/sewn/piping'
import type { Pyjama } from './pyjama-cut'

/** Trousers or shorts; their waist lies under the top. */
export async function trousers(scene: Scene, { cloth, leg, piping: cord }: Pyjama): Promise<void> {
  for (const side of [1, 0] as const) {
    await panel(scene, {
      ...cloth,
      d: path(mp(legOutline(leg), side)),
      inflate: 0.42,
      infMax: 60,
      edgeA: 3.5,
      edgeR: 7,
      folds: (p) =>
        drapeLeg(p, leg, side, { seed: 251 + scene.vary, lam: 40, slack: 1.4, fall: 7, round: SATIN_ROUND }),
      hem: { k: 0.2, y0: leg.hem - 60, y1: leg.hem },
    })
    const y = leg.hem - 30
    const edge = (leg.inner + leg.outer) / 2
    const lean = (leg.hem - y) / (leg.hem - leg.hip[1])
    const x0 = leg.outer + (leg.hip[0] - leg.outer) * lean + 2
    await piping(
      scene,
      mp(
        [
          [x0, y],
          [edge, y + 8],
          [leg.inner + 1, y],
        ],
        side,
      ),
      cord,
    )
  }
}

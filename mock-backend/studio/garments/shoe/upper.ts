import { each, fold, soft } from '@/mock-backend/studio/engine/drape'
import { gauss } from '@/mock-backend/studio/engine/noise'
import { path } from '@/mock-backend/studio/engine/paths'
import { panel } from '@/mock-backend/studio/engine/scene'
import type { Panel, Point, Scene } from '@/mock-backend/studio/engine/scene-types'
import type { Last } from './last'

/** What a foot does to the leather: slow waves, the crease behind the ball, the toe that fills the tip. */
type Worn = {
  waves: { amp: number; sx: number }
  crease: readonly Point[]
  toe: { at: Point; height: number; flat: number; reach: number }
}

function wear(p: Panel, s: Last, { waves, crease, toe }: Worn): void {
  soft(p, { ...waves, sy: 60, seed: s.seed })
  fold(p, s.at(crease), { w: 22, amp: 3 })
  const [[tx, ty]] = s.at([toe.at])
  each(p, (i, x, y) => {
    p.hgt[i] += toe.height * s.size * gauss(Math.hypot((x - tx) * toe.flat, y - ty) / s.size, toe.reach)
  })
}

/** The upper of a low, cut-out shoe. */
export async function upper(scene: Scene, s: Last, outline: readonly Point[], worn: Worn): Promise<void> {
  await panel(scene, {
    ...s.leather,
    d: path(s.at(outline)),
    inflate: 0.62,
    infMax: 84,
    edgeA: 5,
    edgeR: 9,
    folds: (p) => wear(p, s, worn),
  })
}

import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { type Cloth, type Side, sign } from '#garments/cutting'
import { leaning } from '#garments/printed'

type Revers = Pick<PanelSpec, 'inflate' | 'edgeA' | 'folds'> & {
  outline: readonly Point[]
  /** Strength and radius of its wide shadow. */
  shade: { k2: number; r2: number }
}

/** A lapel, pressed open over its front. */
export async function lapel(scene: Scene, cloth: Cloth, side: Side, { outline, shade, ...o }: Revers): Promise<void> {
  await panel(scene, {
    ...cloth,
    ...leaning(cloth.tex, -0.32 * sign(side)),
    ...o,
    texU: 60,
    d: path(mp(outline, side)),
    edgeR: 8,
    shadow: { ...shade, k: 0.5, r: 2, dx: side ? 2 : -1, dy: 4 },
  })
}

/** One half of a tailored collar, lying on the lapel. */
export async function collar(scene: Scene, cloth: Cloth, side: Side, { outline, shade, ...o }: Revers): Promise<void> {
  await panel(scene, {
    ...cloth,
    ...leaning(cloth.tex, 0.6 * sign(side)),
    ...o,
    d: path(mp(outline, side)),
    edgeR: 8,
    shadow: { ...shade, k: 0.5, r: 2, dx: 0, dy: 4 },
  })
}

import { soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { lin } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Scene } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'

/** A narrow belt of the suit's cloth with a ring, its middle at y. */
export async function swimBelt(scene: Scene, cloth: Cloth, look: Look, y: number): Promise<void> {
  const shadow = { k: 0.42, k2: 0.3, r: 2, r2: 8, dx: 1, dy: 3 }
  await panel(scene, {
    ...cloth,
    d: path([
      [341, y - 16, 1],
      [450, y - 10],
      [559, y - 16, 1],
      [560, y + 14, 1],
      [450, y + 21],
      [340, y + 14, 1],
    ]),
    inflate: 0.24,
    edgeA: 3.2,
    edgeR: 5,
    folds: (p) => soft(p, { amp: 3, sx: 50, sy: 30, seed: 4 }),
    shadow,
  })
  if (look.isBack) return
  await panel(scene, {
    d: `M422 ${y - 22}L478 ${y + 34}`,
    svg: `<circle cx="450" cy="${y + 5}" r="24" fill="none" stroke="#fff" stroke-width="7"/>`,
    color: lin(look.dark ? '#c9b27a' : '#8a6a3e'),
    mat: { spec: 0.45, sx: 0.5, sy: 0.5 },
    inflate: 0.8,
    infF: 2,
    edgeA: 2,
    edgeR: 3,
    shadow,
  })
}

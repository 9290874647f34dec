import { soft } from '#engine/drape'
import { noise } from '#engine/noise'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { relief, SIDES } from '#garments/cutting'
import { highlights } from '#garments/jeans/denim'
import type { Trucker } from './trucker-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  leaf: [[396, 130], [382, 148], [368, 186], [352, 226], [338, 262, 1], [384, 268], [432, 262, 1], [452, 246, 1], [424, 206], [407, 172], [403, 146]],
  leafSeam: [[378, 168], [360, 220], [348, 257], [386, 262], [430, 256]],
  fold: [[395, 130], [420, 119], [450, 117], [480, 119], [505, 130], [500, 147], [480, 139], [450, 136], [420, 139], [400, 147]],
  behind: [[392, 140, 1], [398, 122], [424, 112], [450, 110], [476, 112], [502, 122], [508, 140, 1], [542, 192, 1], [496, 204], [450, 208], [404, 204], [358, 192, 1]],
  behindSeam: [[366, 188], [408, 197], [450, 201], [492, 197], [534, 188]],
} satisfies Record<string, Point[]>

/** Pile: short curls that stand up from the ground. */
const curls = relief((x, y) => 2.4 * noise(x / 6, y / 6, 3) + 1.6 * noise(x / 3.1, y / 3.1, 8))

function clothOf(t: Trucker): Omit<PanelSpec, 'd'> {
  if (t.cut.pile) return { color: t.pile, mat: { fuzz: 0.5, wrap: 0.35, ao: 1 }, bump: curls, inflate: 0.6, edgeA: 6 }
  const { denim } = t
  return {
    color: denim.base,
    mat: denim.mat,
    bump: denim.bump,
    paint: denim.wash(() => 450),
    details: highlights(8),
    inflate: 0.3,
    edgeA: 3.5,
  }
}

/** The turned-down collar; in the back view its part over the yoke. */
export async function collar(scene: Scene, t: Trucker): Promise<void> {
  const cloth = clothOf(t)
  const shadow = { k: 0.4, k2: 0.34, r: 2, r2: 11, dx: 1, dy: 4 }
  if (t.isBack) {
    await panel(scene, { ...cloth, d: path(OUTLINE.behind), edgeR: 6, shadow })
    if (!t.cut.pile) await stitch(scene, OUTLINE.behindSeam, t.stitch)
    return
  }
  for (const side of SIDES) {
    await panel(scene, {
      ...cloth,
      d: path(mp(OUTLINE.leaf, side)),
      edgeR: 6,
      folds: (p) => soft(p, { amp: 4, sx: 40, sy: 60, seed: 6 + side }),
      shadow,
    })
    if (!t.cut.pile) await stitch(scene, mp(OUTLINE.leafSeam, side), t.stitch)
  }
  await panel(scene, { ...cloth, d: path(OUTLINE.fold), inflate: 0.7, edgeR: 6 })
}

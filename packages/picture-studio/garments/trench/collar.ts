import { soft } from '#engine/drape'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { button, stitch } from '#engine/trims'
import { SIDES } from '#garments/cutting'
import type { Trench } from './trench-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  lapel: [[400, 112, 1], [380, 150], [352, 212, 1], [296, 218, 1], [318, 262], [370, 312], [446, 352, 1], [544, 356, 1], [494, 280], [430, 190]],
  lapelSeam: [[352, 220], [308, 225], [328, 260], [376, 303], [446, 342]],
  under: [[400, 112, 1], [380, 150], [352, 212, 1], [296, 218, 1], [318, 262], [358, 300], [392, 312, 1], [430, 190]],
  leaf: [[397, 96], [382, 112], [362, 156], [340, 200], [322, 236, 1], [366, 246], [412, 238, 1], [440, 212, 1], [420, 172], [406, 140], [402, 112]],
  leafSeam: [[368, 152], [348, 198], [333, 229], [366, 238], [408, 230]],
  fold: [[394, 96], [420, 82], [450, 79], [480, 82], [506, 96], [500, 112], [480, 104], [450, 101], [420, 104], [400, 112]],
  behind: [[384, 114, 1], [391, 92], [420, 78], [450, 75], [480, 78], [509, 92], [516, 114, 1], [540, 152, 1], [494, 172], [450, 176], [406, 172], [360, 152, 1]],
  behindSeam: [[366, 148], [408, 164], [450, 168], [492, 164], [534, 148]],
} satisfies Record<string, Point[]>

const SHADOW = { k: 0.46, k2: 0.38, r: 2, r2: 12, dx: 1, dy: 5 }

/** Lapels under a wide collar; in the back view only the collar. */
export async function collar(scene: Scene, t: Trench): Promise<void> {
  const o = { ...t.cloth, inflate: 0.22, edgeA: 4, edgeR: 7, shadow: SHADOW }
  if (t.isBack) {
    await panel(scene, { ...o, d: path(OUTLINE.behind) })
    await stitch(scene, OUTLINE.behindSeam, t.thread)
    return
  }
  for (const side of [1, 0] as const) {
    const lapel = side ? OUTLINE.under : OUTLINE.lapel
    await panel(scene, {
      ...o,
      d: path(mp(lapel, side)),
      folds: (p) => soft(p, { amp: 5, sx: 70, sy: 90, seed: 3 + side }),
    })
    if (!side) await stitch(scene, OUTLINE.lapelSeam, t.thread)
  }
  for (const side of SIDES) {
    await panel(scene, {
      ...o,
      d: path(mp(OUTLINE.leaf, side)),
      inflate: 0.3,
      folds: (p) => soft(p, { amp: 5, sx: 40, sy: 60, seed: 6 + side }),
    })
    await stitch(scene, mp(OUTLINE.leafSeam, side), t.thread)
  }
  await panel(scene, { ...o, d: path(OUTLINE.fold), inflate: 0.7 })
}

/** Buttoned straps on the shoulders. */
export async function epaulettes(scene: Scene, t: Trench): Promise<void> {
  const x = 450 - t.cut.shoulder
  for (const side of SIDES) {
    const strap: Point[] = [
      [x - 2, 150, 1],
      [x + 76, 124],
      [x + 92, 132],
      [x + 84, 148],
      [x + 2, 178, 1],
    ]
    await panel(scene, { ...t.cloth, d: path(mp(strap, side)), inflate: 0.2, edgeA: 3, edgeR: 5 })
    await button(scene, side ? 900 - x - 76 : x + 76, 137, 6, t.horn, 0.8)
  }
}

import { itemAt } from '#engine/array-at'
import { soft } from '#engine/drape'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { SIDES } from '#garments/cutting'
import { stud } from '#garments/sewn/trims'
import { tint } from '#garments/tone'
import type { Biker } from './biker-cut'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  band: [[386, 136], [390, 170], [418, 206], [451, 222, 1], [451, 178, 1], [424, 164], [404, 146], [394, 130]],
  bandBack: [[390, 124], [420, 114], [450, 112], [480, 114], [510, 124], [514, 152], [482, 160], [450, 162], [418, 160], [386, 152]],
  leaf: [[396, 130], [382, 148], [366, 190], [350, 232], [338, 266, 1], [386, 268], [430, 258, 1], [452, 246, 1], [424, 206], [407, 172], [403, 146]],
  fold: [[395, 130], [420, 119], [450, 117], [480, 119], [505, 130], [500, 147], [480, 139], [450, 136], [420, 139], [400, 147]],
  behind: [[392, 140, 1], [398, 122], [424, 112], [450, 110], [476, 112], [502, 122], [508, 140, 1], [542, 192, 1], [496, 204], [450, 208], [404, 204], [358, 192, 1]],
  lapelUnder: [[400, 148, 1], [384, 186], [356, 252, 1], [300, 276, 1], [322, 322], [344, 346], [374, 368, 1], [404, 310], [430, 232]],
  lapelOver: [[400, 148, 1], [384, 186], [356, 252, 1], [294, 280, 1], [336, 318], [412, 352], [528, 374, 1], [496, 316], [440, 228]],
} satisfies Record<string, Point[]>

const SHADOW = { k: 0.5, k2: 0.4, r: 2, r2: 12, dx: 1, dy: 5 }

async function lapels(scene: Scene, b: Biker): Promise<void> {
  for (const side of SIDES) {
    const own = side ? OUTLINE.lapelUnder : OUTLINE.lapelOver
    await panel(scene, {
      ...b.leather,
      d: path(mp(own, side)),
      inflate: 0.24,
      edgeA: 4,
      edgeR: 7,
      folds: (p) => soft(p, { amp: 6, sx: 60, sy: 80, seed: 3 + side }),
      shadow: SHADOW,
    })
    const [x, y] = itemAt(mp([[312, 284]], side), 0)
    await stud(scene, x, y, 6, b.metal)
  }
}

/** Band collar for a straight zip, leaves for buttons, leaves over wide lapels for a biker. */
export async function collars(scene: Scene, b: Biker): Promise<void> {
  const o: Omit<PanelSpec, 'd'> = { ...b.leather, inflate: 0.3, edgeA: 4, edgeR: 6, shadow: SHADOW }
  const thread = { color: b.thread, w: 1.2 }
  const banded = b.cut.closure === 'zip'
  if (b.isBack) {
    await panel(scene, { ...o, d: path(banded ? OUTLINE.bandBack : OUTLINE.behind) })
    return
  }
  if (banded) {
    for (const side of SIDES) await panel(scene, { ...o, d: path(mp(OUTLINE.band, side)), inflate: 0.5 })
    return
  }
  if (b.cut.closure === 'biker') await lapels(scene, b)
  for (const side of SIDES) {
    await panel(scene, {
      ...o,
      d: path(mp(OUTLINE.leaf, side)),
      folds: (p) => soft(p, { amp: 5, sx: 40, sy: 50, seed: 6 + side }),
    })
    await stitch(
      scene,
      mp(
        [
          [376, 172],
          [358, 226],
          [348, 260],
          [386, 261],
          [428, 252],
        ],
        side,
      ),
      thread,
    )
    if (b.cut.closure === 'biker') {
      const [x, y] = itemAt(mp([[356, 252]], side), 0)
      await stud(scene, x, y, 5.5, b.metal)
    }
  }
  await panel(scene, { ...o, d: path(OUTLINE.fold), inflate: 0.7 })
}

/** The inside of a band collar, seen above its front. */
export async function bandInside(scene: Scene, b: Biker): Promise<void> {
  await panel(scene, {
    ...b.leather,
    color: tint(b.leather.color, 0.5),
    d: path(OUTLINE.bandBack),
    inflate: 0.2,
    edgeA: 3,
  })
}

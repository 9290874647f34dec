import { floatAt, itemAt } from '#engine/array-at'
import { each } from '#engine/drape'
import { gauss } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import type { Last } from '#garments/shoe/last'
import { tint } from '#garments/tone'

export type Sole = 'leather' | 'lug'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  heel: [[588, 756, 1], [752, 748, 1], [750, 784], [746, 802, 1], [604, 804, 1], [596, 786]],
  sole: [
    [140, 762], [146, 784], [200, 800], [330, 803], [450, 790], [560, 766], [620, 758], [752, 756, 1], [754, 738, 1],
    [620, 740], [560, 744], [460, 764], [330, 782], [210, 780], [160, 764],
  ],
  lug: [
    [136, 762], [138, 790], [150, 808], [200, 820], [330, 822], [440, 812], [520, 796, 1], [584, 792, 1], [590, 818, 1],
    [752, 816, 1], [758, 738, 1], [620, 740], [560, 744], [460, 764], [330, 782], [210, 780], [160, 764],
  ],
  welt: [[152, 768], [206, 787], [330, 791], [452, 776], [562, 753], [620, 748], [750, 746]],
} satisfies Record<string, Point[]>

/** The sole with its heel: layered leather, or thick rubber with cleats. */
export async function bottom(scene: Scene, s: Last, sole: Sole): Promise<void> {
  const mat = { ...s.leather.mat, spec: 0.07, sx: 0.5, sy: 0.8, fuzz: 0 }
  if (sole === 'lug') {
    await panel(scene, {
      d: path(s.at(OUTLINE.lug)),
      color: tint([0.02, 0.02, 0.021], s.dim),
      mat: { ...mat, spec: 0.04 },
      inflate: 0.3,
      infMax: 24,
      edgeA: 5,
      edgeR: 8,
      folds: (p) => {
        const floor = itemAt(s.at([[0, 800]]), 0)[1]
        each(p, (i, x, y) => {
          const cleat = Math.sin((x / s.size) * 0.21)
          if (y > floor) p.hgt[i] = floatAt(p.hgt, i) - (cleat > 0.35 ? 7 : 0)
          p.hgt[i] = floatAt(p.hgt, i) - 2.4 * gauss((y - floor) / s.size, 1.6)
        })
      },
    })
  } else {
    await panel(scene, { d: path(s.at(OUTLINE.heel)), color: tint(s.sole, 1.3), mat, edgeA: 5, edgeR: 9, inflate: 0.3 })
    await panel(scene, { d: path(s.at(OUTLINE.sole)), color: s.sole, mat, edgeA: 4, edgeR: 6, inflate: 0.2 })
  }
  await stitch(scene, s.at(OUTLINE.welt), { color: s.thread, w: 1.4, dash: '4.4 3' })
}

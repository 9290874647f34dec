import { each } from '@/mock-backend/studio/engine/drape'
import { gauss } from '@/mock-backend/studio/engine/noise'
import { path } from '@/mock-backend/studio/engine/paths'
import { panel } from '@/mock-backend/studio/engine/scene'
import type { Point, Scene } from '@/mock-backend/studio/engine/scene-types'
import { stitch } from '@/mock-backend/studio/engine/trims'
import { tint } from '@/mock-backend/studio/garments/tone'
import type { Shoe } from './shoe'

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  sole: [
    [168, 706], [166, 734], [186, 756], [250, 768], [450, 771], [680, 769], [722, 760], [740, 738], [742, 706, 1],
    [640, 712], [450, 720], [280, 722], [200, 714],
  ],
  seam: [[180, 722], [280, 732], [450, 730], [640, 722], [736, 716]],
} satisfies Record<string, Point[]>

/** The rubber cup sole with its stitched rim. */
export async function bottom(scene: Scene, s: Shoe): Promise<void> {
  await panel(scene, {
    d: path(s.at(OUTLINE.sole)),
    color: s.sole,
    mat: { spec: 0.012, sx: 0.5, sy: 0.8, ao: 0.8 },
    inflate: 0.4,
    infMax: 30,
    edgeA: 6,
    edgeR: 9,
    folds: (p) =>
      each(p, (i, _, y) => {
        p.hgt[i] -= 2.2 * gauss((y - s.oy - 600) / s.size + 600 - 754, 2.4)
      }),
  })
  await stitch(scene, s.at(OUTLINE.seam), { color: tint(s.sole, 0.72), w: 1.6, dash: '5 3.4' })
}

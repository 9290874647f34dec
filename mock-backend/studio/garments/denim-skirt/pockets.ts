import { mp, path } from '@/mock-backend/studio/engine/paths'
import { panel } from '@/mock-backend/studio/engine/scene'
import type { Point, Scene } from '@/mock-backend/studio/engine/scene-types'
import { SIDES, sign } from '@/mock-backend/studio/garments/cutting'
import type { Denim } from '@/mock-backend/studio/garments/jeans/denim'
import { tint } from '@/mock-backend/studio/garments/tone'

// biome-ignore format: point lists read better in rows
const MOUTH: Point[] = [[402, 184], [397, 216], [378, 242], [342, 256], [290, 260]]

/** Curved front pockets with two rows of stitches; `clip` is the skirt's outline. */
export async function frontPockets(scene: Scene, denim: Denim, clip: string): Promise<void> {
  for (const side of SIDES) {
    await panel(scene, {
      d: path(mp(MOUTH, side), false),
      stroke: 2.6,
      clip,
      color: tint(denim.dark, 0.8),
      mat: denim.mat,
      edgeA: 0.5,
      edgeR: 1,
      shadow: { k: 0.4, k2: 0.45, r: 2, r2: 5, dx: 2 * sign(side), dy: -2 },
    })
    for (const off of [5, 11]) {
      const line = MOUTH.map(([x, y], i): Point => [x + (i < 3 ? off : off * 0.5), y + (i < 2 ? 0 : off)])
      const d = path(mp(line, side), false)
      await panel(scene, {
        d,
        clip,
        svg: `<path d="${d}" fill="none" stroke="#fff" stroke-width="1.6" stroke-dasharray="5 3.4"/>`,
        color: denim.thread,
        edgeA: 0.8,
        edgeR: 1.5,
        shadow: { k: 0.3, k2: 0, r: 1, r2: 1, dx: 0, dy: 1 },
        mat: { ao: 0 },
      })
    }
  }
}

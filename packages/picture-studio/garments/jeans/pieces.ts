import { soft } from '#engine/drape'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { type Side, sign } from '#garments/cutting'
import { tint } from '#garments/tone'
import { type Denim, highlights } from './denim'

/** A waistband with the stitches along its edges. */
export async function band(
  scene: Scene,
  denim: Denim,
  outline: readonly Point[],
  seams: readonly (readonly Point[])[],
  seed = 3,
): Promise<void> {
  await panel(scene, {
    d: path(outline),
    color: denim.base,
    mat: denim.mat,
    bump: denim.bump,
    inflate: 0.35,
    edgeA: 3.5,
    edgeR: 6,
    paint: denim.wash(() => 450),
    details: highlights(10),
    folds: (p) => soft(p, { amp: 3, sx: 50, sy: 50, seed }),
  })
  for (const seam of seams) await stitch(scene, seam, { color: denim.thread })
}

/** A belt loop at sheet x, y: `long` px, its right edge `lean` px lower. */
export async function beltLoop(
  scene: Scene,
  denim: Denim,
  x: number,
  y: number,
  { long, lean }: { long: number; lean: number },
): Promise<void> {
  const outline: Point[] = [
    [x - 8, y, 1],
    [x + 8, y + lean, 1],
    [x + 8, y + long + lean, 1],
    [x - 8, y + long, 1],
  ]
  await panel(scene, {
    d: path(outline),
    color: denim.base,
    mat: denim.mat,
    bump: denim.bump,
    edgeA: 3,
    edgeR: 4,
    paint: denim.wash(() => x),
    details: highlights(6),
  })
  for (const at of [x - 4, x + 4]) {
    const seam: Point[] = [
      [at, y + 4],
      [at, y + long - 4],
    ]
    await stitch(scene, seam, { color: denim.thread })
  }
}

/** The curved opening of a front pocket with two rows of stitches; `clip` is the outline of the piece it is in. */
export async function pocketMouth(
  scene: Scene,
  denim: Denim,
  mouth: readonly Point[],
  clip: string,
  side: Side,
): Promise<void> {
  await panel(scene, {
    d: path(mp(mouth, side), false),
    stroke: 2.6,
    clip,
    color: tint(denim.dark, 0.8),
    mat: denim.mat,
    edgeA: 0.5,
    edgeR: 1,
    shadow: { k: 0.4, k2: 0.45, r: 2, r2: 5, dx: 2 * sign(side), dy: -2 },
  })
  for (const off of [5, 11]) {
    const line = mouth.map(([x, y], i): Point => [x + (i < 3 ? off : off * 0.5), y + (i < 2 ? 0 : off)])
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

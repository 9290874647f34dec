import type { Look } from '#engine/look'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { label } from '#engine/trims'
import { type Cloth, hollow, SIDES } from '#garments/cutting'
import { labelOn, tint } from '#garments/tone'
import { BACK, type CamisoleCut, neckline, TIP, tipX } from './camisole-cut'

/** The inside of the front, which rises above the back's edge. */
async function frontInside(scene: Scene, cloth: Cloth, cut: CamisoleCut): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path([
      ...neckline(cut, false),
      [564, BACK + 8, 1],
      [560, BACK + 60, 1],
      [340, BACK + 60, 1],
      [336, BACK + 8, 1],
    ]),
    color: tint(cloth.color, 0.55),
    mat: { ...cloth.mat, satin: 0.15 },
    folds: (p) => hollow(p, 120, 12),
  })
}

/** The inside of the back, seen above the front's neckline. */
export async function backInside(scene: Scene, cloth: Cloth, cut: CamisoleCut, look: Look): Promise<void> {
  if (look.isBack) return frontInside(scene, cloth, cut)
  const low = Math.max(BACK + 50, TIP + cut.dip + 40)
  await panel(scene, {
    ...cloth,
    d: path([
      [349, BACK - 20, 1],
      [390, BACK - 8],
      [450, BACK - 4],
      [510, BACK - 8],
      [551, BACK - 20, 1],
      [552, low, 1],
      [348, low, 1],
    ]),
    color: tint(cloth.color, 0.55),
    mat: { ...cloth.mat, satin: 0.15 },
    folds: (p) => hollow(p, 120, 12),
  })
  if (TIP + cut.dip > BACK + 12) await label(scene, 450, BACK + 2, 34, 16, labelOn(look))
}

const lay = (cloth: Cloth, width: number) => ({
  ...cloth,
  stroke: width,
  cap: 'butt' as const,
  inflate: 0.7,
  edgeA: 1.5,
  edgeR: 3,
})

/** Two straps over the shoulders: the near halves, and behind them the far halves in a darker colour. */
export async function straps(scene: Scene, cloth: Cloth, cut: CamisoleCut, isBack: boolean): Promise<void> {
  const x = tipX(cut)
  const wide = cut.strap > 10
  const top: Point = [x + (wide ? 8 : 14), 168]
  const front: Point[] = [top, [x + 3, 226], [x, TIP + 6]]
  const back: Point[] = [top, [x + (wide ? 12 : 22), 232], [x + (wide ? 8 : 14), BACK + 4]]
  const [near, far] = isBack ? [back, front] : [front, back]
  const end: Point = [far[2]?.[0] ?? x, isBack ? TIP + 10 : BACK + 2]
  for (const side of SIDES) {
    await panel(scene, {
      ...lay(cloth, cut.strap * 0.92),
      d: path(mp([far[0] ?? top, far[1] ?? top, end], side), false),
      color: tint(cloth.color, 0.58),
    })
    await panel(scene, { ...lay(cloth, cut.strap), d: path(mp(near, side), false) })
  }
}

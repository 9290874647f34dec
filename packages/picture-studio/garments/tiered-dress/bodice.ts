import { buckle, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { gauss, lerp, ss } from '#engine/noise'
import { mp, path, sym, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { label } from '#engine/trims'
import { type Cloth, foldAll, hollow, SIDES } from '#garments/cutting'
import { gathers } from '#garments/gathers'
import { ruffle } from '#garments/ruffle'
import { labelOn, tint } from '#garments/tone'
import type { TieredCut } from './tiered-cut'

// biome-ignore format: point lists read better in rows
const NECKS: Record<TieredCut['neck'], Point[]> = {
  round: [[392, 164, 1], [404, 206], [428, 234], [450, 240]],
  v: [[392, 164, 1], [410, 224], [432, 278], [450, 318, 1]],
  square: [[374, 190, 1], [376, 226], [381, 268, 1], [450, 272]],
}
// biome-ignore format: point lists read better in rows
const BACK: Point[] = [[392, 164, 1], [420, 174], [450, 176]]

/** The neckline from the left shoulder to the right one. */
export const neckEdge = (cut: TieredCut, isBack: boolean): Point[] => {
  if (isBack && cut.neck === 'square')
    return sym([
      [374, 190, 1],
      [378, 214, 1],
      [450, 218],
    ])
  return sym(isBack ? BACK : NECKS[cut.neck])
}

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[316, 350], [352, 340], [404, 306]],
  [[584, 350], [548, 342], [498, 308]],
  [[318, 360], [360, 384], [410, 392]],
  [[582, 362], [544, 388], [494, 398]],
]

function bodiceFolds(p: Panel, cut: TieredCut): void {
  const [yoke, half] = cut.yoke
  foldAll(p, FOLDS, 0, () => ({ w: 13, w1: 20, amp: 5, t0: 0.25, t1: 0.45 }))
  gathers(p, {
    count: 14,
    seed: 4,
    amp: 4.5,
    width: 6,
    from: (t) => [lerp(456 - half, 444 + half, t), yoke + 6],
    to: (t) => [lerp(456 - half, 444 + half, t), yoke - 120],
  })
  soft(p, { amp: 5, sx: 80, sy: 110, seed: 12 })
  buckle(p, {
    seed: 45,
    lam: 32,
    stretch: 5,
    field: (x, y, o) => {
      const t = (x - 450) / 150
      o[0] = -0.7 * t * ss(ty(460), ty(300), y)
      o[1] = 0.01 + 0.03 * gauss(y - ty(350), 70) * Math.abs(t) + 0.03 * gauss(y - ty(yoke), 30)
    },
  })
}

/** The inside of the back, seen through the neckline, with its label. */
export async function insideNeck(scene: Scene, cloth: Cloth, cut: TieredCut, look: Look): Promise<void> {
  const square = cut.neck === 'square'
  const x = square ? 374 : 392
  const top = square ? 206 : 160
  await panel(scene, {
    ...cloth,
    d: path([
      [x, top, 1],
      [450, top + (square ? 20 : 8)],
      [900 - x, top, 1],
      [892 - x, 350, 1],
      [x + 8, 350, 1],
    ]),
    color: tint(cloth.color, 0.6),
    folds: (p) => hollow(p, 70, 12),
  })
  await label(scene, 450, top + (square ? 26 : 18), 40, 18, labelOn(look))
}

/** The bodice down to the first seam, with ruffled edges where it has no sleeves. */
export async function bodice(scene: Scene, cloth: Cloth, cut: TieredCut, isBack: boolean): Promise<void> {
  const [yoke, half] = cut.yoke
  const edge = neckEdge(cut, isBack)
  const bare = cut.sleeve === 'none'
  const shoulder: Point[] = bare
    ? [
        [352, 196, 1],
        [348, 260],
        [334, 320],
        [312, 352, 1],
      ]
    : [
        [344, 182],
        [306, 204, 1],
        [312, 270],
        [318, 320],
        [314, 352],
      ]
  const side: Point[] = [
    [450 - lerp(138, half, 0.5), lerp(352, yoke, 0.5)],
    [450 - half, yoke, 1],
    [450 - half * 0.5, yoke + 11],
    [450, yoke + 14],
  ]
  await panel(scene, {
    ...cloth,
    d: path([...sym([...shoulder, ...side]), ...edge.toReversed()]),
    inflate: 0.42,
    infMax: 70,
    edgeA: 3.5,
    edgeR: 7,
    folds: (p) => bodiceFolds(p, cut),
    shadow: { k: 0.3, k2: 0.2, r: 2, r2: 8, dx: 1, dy: 3 },
  })
  await panel(scene, {
    ...cloth,
    tex: undefined,
    d: path(edge, false),
    stroke: 8,
    cap: 'butt',
    inflate: 0.6,
    edgeA: 2,
    edgeR: 3,
  })
  if (!bare) return
  for (const s of SIDES) {
    const inset = shoulder.slice(0, 4).map(([x, y]): Point => [x + 5, y + 3])
    const seam = mp(inset, s)
    await ruffle(scene, cloth, seam, { width: s ? -34 : 34, step: 13, amp: 6, seed: 5 + s, taper: true })
  }
}

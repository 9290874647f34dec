import { fold, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { label } from '#engine/trims'
import { type Cloth, hollow, SIDES, type Side } from '#garments/cutting'
import { neatly } from '#garments/gathers'
import { ruffle } from '#garments/ruffle'
import { labelOn, tint } from '#garments/tone'
import { type BlouseCut, neckDrop } from './blouse-cut'

// biome-ignore format: point lists read better in rows
const BEHIND: Point[] = [[399, 160], [424, 148], [450, 145], [476, 148], [501, 160]]

/** Inside of the back with the band around the nape. */
export async function insideNeck(scene: Scene, cloth: Cloth, cut: BlouseCut, look: Look): Promise<void> {
  const low = neckDrop(cut) + 30
  const { tex: _, ...plain } = cloth
  await panel(scene, {
    ...plain,
    d: path([
      [394, 158, 1],
      [420, 148],
      [450, 146],
      [480, 148],
      [506, 158, 1],
      [500, low, 1],
      [400, low, 1],
    ]),
    color: tint(cloth.color, 0.62),
    folds: (p) => hollow(p, 70, 12),
  })
  await panel(scene, {
    ...plain,
    d: path(BEHIND, false),
    stroke: 24,
    color: tint(cloth.color, 0.76),
    inflate: 0.4,
    edgeA: 2,
  })
  await label(scene, 450, 164, 40, 18, labelOn(look))
}

/** The band along the front of the neck, or around the nape from behind. */
async function band(scene: Scene, cloth: Cloth, cut: BlouseCut, isBack: boolean): Promise<void> {
  const drop = neckDrop(cut)
  // biome-ignore format: point lists read better in rows
  const front: Point[] = cut.neck === 'loose-bow'
    ? [[401, 156], [414, 236], [436, drop - 36], [452, drop - 4]]
    : [[401, 156], [412, 196], [430, drop - 12], [452, drop - 2]]
  const lines = isBack ? [BEHIND] : SIDES.map((side) => mp(front, side))
  for (const line of lines)
    await panel(scene, {
      ...cloth,
      d: path(line, false),
      stroke: 24,
      cap: 'butt',
      texU: 60,
      inflate: 0.5,
      edgeA: 3,
      edgeR: 5,
      folds: (p) => {
        fold(p, line, { w: 5, amp: 3, t0: 0.1, t1: 0.05 })
        soft(p, { amp: 3, sx: 30, sy: 40, seed: 5 })
      },
      shadow: { k: 0.34, k2: 0.22, r: 2, r2: 8, dx: 1, dy: 2 },
    })
}

const TAILS: [Point[], Point[]] = [
  // biome-ignore format: point lists read better in rows
  [[446, 8, 1], [430, 90], [408, 190], [388, 276, 1], [416, 296], [446, 292, 1], [456, 196], [462, 100], [462, 10, 1]],
  // biome-ignore format: point lists read better in rows
  [[444, 8, 1], [458, 80], [470, 160], [478, 236, 1], [508, 240], [534, 226, 1], [514, 150], [486, 70], [464, 6, 1]],
]

// biome-ignore format: point lists read better in rows
const LOOP: Point[] = [
  [446, -12], [420, -34], [380, -48], [340, -40], [322, -12], [330, 24], [364, 44], [408, 36], [446, 14],
]

function loopFolds(p: Panel, y: number, side: Side): void {
  // biome-ignore format: point lists read better in rows
  const rays: Point[][] = [
    [[446, y - 8], [412, y - 18], [352, y - 26]],
    [[446, y], [408, y + 2], [346, y]],
    [[446, y + 8], [414, y + 18], [362, y + 26]],
  ]
  neatly(() => {
    for (const [k, line] of rays.entries())
      fold(p, mp(line, side), { w: 5, w1: 13, amp: k === 1 ? -6 : 6, t0: 0.02, t1: 0.55 })
  }, 6)
  soft(p, { amp: 4, sx: 36, sy: 30, seed: 6 + side })
}

/** Two folds from the knot to both corners of a tail's end. */
function tailFolds(p: Panel, tail: readonly Point[], y: number): void {
  const way = (end: Point | undefined, lean: number, amp: number): void => {
    if (!end) return
    const [x, low] = end
    const line: Point[] = [
      [452, y + 10],
      [(452 + x) / 2 + lean, (y + low) / 2],
      [x + lean * 1.8, low],
    ]
    fold(p, line, { w: 5, w1: 13, amp, t0: 0.02, t1: 0.1 })
  }
  way(tail[3], 8, -5)
  way(tail[5], -6, 5)
  soft(p, { amp: 5, sx: 40, sy: 90, seed: 6 })
}

/** A soft bow: two tails, two loops, a knot. */
async function bow(scene: Scene, cloth: Cloth, y: number): Promise<void> {
  const shadow = { k: 0.42, k2: 0.32, r: 3, r2: 11, dx: 2, dy: 4 }
  for (const outline of TAILS) {
    const tail = outline.map(([x, dy, corner]): Point => [x, y + dy, corner])
    await panel(scene, {
      ...cloth,
      d: path(tail),
      texU: tail[3]?.[0] ?? 0,
      inflate: 0.3,
      edgeA: 3,
      edgeR: 6,
      shadow,
      folds: (p) => tailFolds(p, tail, y),
    })
  }
  for (const side of SIDES)
    await panel(scene, {
      ...cloth,
      d: path(mp(LOOP, side).map(([x, dy, corner]): Point => [x, y + dy + (side ? 4 : 0), corner])),
      texU: side ? 90 : -40,
      inflate: 0.62,
      infMax: 40,
      edgeA: 4,
      edgeR: 7,
      folds: (p) => loopFolds(p, y + (side ? 4 : 0), side),
      shadow,
    })
  await panel(scene, {
    ...cloth,
    d: path([
      [434, y - 17],
      [452, y - 21],
      [470, y - 12],
      [473, y + 8],
      [460, y + 22],
      [440, y + 22],
      [429, y + 6],
    ]),
    texU: 20,
    inflate: 0.5,
    edgeA: 4,
    folds: (p) =>
      neatly(() => {
        for (const dx of [-9, 1, 10]) {
          const line: Point[] = [
            [450 + dx * 0.8, y - 20],
            [451 + dx * 1.3, y],
            [450 + dx * 0.8, y + 22],
          ]
          fold(p, line, { w: 3.6, amp: 2.4, t0: 0.1, t1: 0.1 })
        }
      }, 2),
    shadow,
  })
}

/** Bow or frill at the neck; in the back view only the band around it. */
export async function neck(scene: Scene, cloth: Cloth, cut: BlouseCut, isBack: boolean): Promise<void> {
  await band(scene, cloth, cut, isBack)
  if (cut.neck === 'frill') {
    // biome-ignore format: point lists read better in rows
    const seam: Point[] = isBack ? BEHIND : [[402, 158], [414, 200], [450, neckDrop(cut) - 4], [486, 200], [498, 158]]
    await ruffle(scene, cloth, seam, { width: 42, step: 14, amp: 6, seed: 7, droop: 0.12 })
  } else if (!isBack) await bow(scene, cloth, neckDrop(cut) + 4)
}

import { addTo } from '#engine/array-at'
import { each } from '#engine/drape'
import { path, tx } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { label } from '#engine/trims'
import { type Bump, hollow } from './cutting'
import { tint } from './tone'

type Neck = Pick<PanelSpec, 'color' | 'mat' | 'paint'> & {
  bump: Bump
  /** Width of the ribbed band, px. */
  width: number
  /** Sheet y of the neckline's deepest point. */
  drop: number
  label: string
  /** In the back view, the band runs along the high edge of the back. */
  isBack: boolean
}

// biome-ignore format: point lists read better in rows
const BACK: Point[] = [[399, 168], [424, 161], [450, 159], [476, 161], [501, 168]]

/** The edge of the neck from left to right; it is higher in the back view. */
export const neckline = (drop: number, isBack = false): Point[] => (isBack ? BEHIND : frontEdge(drop))

// biome-ignore format: point lists read better in rows
const BEHIND: Point[] = [[399, 166], [424, 163], [450, 162], [476, 163], [501, 166]]

// biome-ignore format: point lists read better in rows
const BAND_BEHIND: Point[] = [[395, 171], [404, 165], [424, 160], [450, 158], [476, 160], [496, 165], [505, 171]]

const frontEdge = (drop: number): Point[] => [
  [399, 168],
  [407, 200],
  [426, drop - 9],
  [450, drop],
  [474, drop - 9],
  [493, 200],
  [501, 168],
]

/** The visible inside of the back: cloth, band, label. */
export async function neckBehind(scene: Scene, neck: Neck): Promise<void> {
  if (neck.isBack) return
  const { color, mat, bump } = neck
  await panel(scene, {
    d: path([[394, 166, 1], ...BACK.slice(1, 4), [506, 166, 1], [500, 270, 1], [400, 270, 1]]),
    color: tint(color, 0.6),
    mat,
    bump,
    folds: (p) => hollow(p, 70, 12),
  })
  await panel(scene, {
    d: path(BACK, false),
    stroke: neck.width,
    color: tint(color, 0.72),
    mat,
    bump,
    inflate: 0.4,
    edgeA: 2,
    edgeR: 4,
  })
  await label(scene, 450, 174, 44, 20, neck.label)
}

/** The ribbed band along the front of the neck. */
export async function neckBand(scene: Scene, neck: Neck): Promise<void> {
  await panel(scene, {
    d: path(neck.isBack ? BAND_BEHIND : neckline(neck.drop), false),
    stroke: neck.width,
    cap: 'butt',
    color: neck.color,
    mat: neck.mat,
    paint: neck.paint,
    inflate: 0.5,
    edgeA: 3,
    edgeR: 5,
    bump: (p) => {
      const out = neck.bump(p)
      each(p, (i, x, y) => {
        addTo(out, i, 0.5 * Math.sin(Math.atan2(y - 150, x - tx(450)) * 95))
      })
      return out
    },
    shadow: { k: 0.34, k2: 0.2, r: 2, r2: 7, dx: 1, dy: 2 },
  })
}

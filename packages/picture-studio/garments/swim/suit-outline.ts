import { mirPts } from '#engine/paths'
import type { Point } from '#engine/scene-types'

export type SwimNeck = 'scoop' | 'v' | 'one-shoulder' | 'square'

/**
 * Outlines of a swimsuit in sheet px: front, visible inside of the back at the neck (null: hidden) and legs (`low`),
 * seams along the edges, y of the label (null: none).
 */
type Suit = { front: Point[]; back: Point[] | null; low: Point[]; edges: Point[][]; label: number | null }

type Top = {
  /** Left strap and armhole, from the neckline outwards and down to the side; and the neckline from left to right. */
  arm: Point[]
  neck: Point[]
  back: Point[]
  label: number
}

// biome-ignore format: point lists read better in rows
const TOPS: Record<SwimNeck, Top> = {
  scoop: {
    arm: [[406, 166, 1], [380, 164, 1], [375, 240], [354, 306], [322, 360, 1]],
    neck: [[406, 166, 1], [411, 244], [426, 300], [450, 318], [474, 300], [489, 244], [494, 166, 1]],
    back: [[384, 166, 1], [408, 166, 1], [416, 230], [450, 268], [484, 230], [492, 166, 1], [516, 166, 1], [546, 330], [566, 410, 1], [334, 410, 1], [354, 330]],
    label: 276,
  },
  v: {
    arm: [[408, 160, 1], [372, 162, 1], [366, 240], [350, 306], [322, 362, 1]],
    neck: [[408, 160, 1], [420, 280], [450, 424, 1], [480, 280], [492, 160, 1]],
    back: [[378, 164, 1], [408, 164, 1], [420, 240], [450, 274], [480, 240], [492, 164, 1], [522, 164, 1], [546, 330], [562, 440, 1], [338, 440, 1], [354, 330]],
    label: 284,
  },
  'one-shoulder': {
    arm: [[420, 160, 1], [374, 162, 1], [368, 240], [350, 306], [322, 360, 1]],
    neck: [[420, 160, 1], [446, 240], [500, 304], [576, 340, 1]],
    back: [[380, 164, 1], [418, 164, 1], [446, 226], [510, 282], [574, 332, 1], [566, 400, 1], [334, 400, 1], [354, 300]],
    label: 258,
  },
  square: {
    arm: [[392, 300, 1], [392, 160, 1], [376, 160, 1], [374, 284], [350, 320], [322, 360, 1]],
    neck: [[392, 298, 1], [420, 306], [450, 308], [480, 306], [508, 298, 1]],
    back: [[377, 156, 1], [391, 156, 1], [394, 300], [450, 306], [506, 300], [509, 156, 1], [523, 156, 1], [546, 330], [566, 410, 1], [334, 410, 1], [354, 330]],
    label: 316,
  },
}

/**
 * The left side from the armhole to the crotch. `cut`: how much higher the leg is cut, in px; `full`: the wider outline
 * of the back.
 */
function sideOf(cut: number, full: boolean): Point[] {
  const hip = 706 - cut
  const bow = full ? 16 : 0
  const k = (906 - hip) / 200
  return [
    [328, 420],
    [342, 506],
    [334, 590],
    [312, hip, 1],
    [345 - bow * 0.6, hip + 46 * k + bow * 0.4],
    [382 - bow, hip + 102 * k + bow * 0.4],
    [406 - bow * 0.7, hip + 154 * k + bow * 0.4],
    [417, 908, 1],
  ]
}

const BACK_NECK: Point[] = [
  [420, 290],
  [450, 424],
  [480, 290],
]

/** Outlines of the suit seen from the front or from behind. */
export function suitOf(neck: SwimNeck, legCut: number, isBack: boolean): Suit {
  const top = TOPS[neck]
  const slanted = neck === 'one-shoulder'
  const side = sideOf(legCut, isBack)
  const rightArm: Point[] = slanted ? [[578, 340, 1]] : mirPts(top.arm).reverse()
  const inner = isBack && !slanted ? BACK_NECK : top.neck.slice(1, -1)
  const front: Point[] = [
    ...top.arm,
    ...side,
    [450, 913],
    ...mirPts(side).reverse(),
    ...rightArm,
    ...[...inner].reverse(),
  ]
  const leg = side.slice(3).map(([x, y]): Point => [x + 8, y - 4])
  const round = neck === 'scoop' || slanted
  const edge = top.neck.map(([x, y]): Point => [slanted ? x - 5 : x + Math.sign(x - 450) * 5, y + 8])
  const full = sideOf(legCut, true).slice(3)
  const low: Point[] = [[360, 640, 1], ...full, [450, 917], ...mirPts(full).reverse(), [540, 640, 1]]
  return {
    front,
    back: isBack ? null : top.back,
    low,
    edges: round && !isBack ? [leg, mirPts(leg), edge] : [leg, mirPts(leg)],
    label: slanted ? null : top.label,
  }
}

import { floatAt, itemAt } from '#engine/array-at'
import { buckle, each, fold, soft } from '#engine/drape'
import { gauss, ss } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Rgb, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import type { Cloth } from '#garments/cutting'
import { GOLD } from '#garments/metal/metals'
import { arc, metalwork } from '#garments/metal/metalwork'

/** One glove, drawn with its knuckles at 0, 0 and its fingers up; `at` transforms its points to the sheet. */
export type Glove = {
  at: (points: readonly Point[]) => Point[]
  size: number
  cloth: Cloth
  cuffCloth: Cloth
  thread: Rgb
  lining: Rgb
  knit: boolean
  mitten: boolean
  /** Length below the wrist, px before `size`. */
  cuff: number
  strap: boolean
  /** Lies with its palm up. */
  palm: boolean
  seed: number
}

const WRIST = 214

/** Base, middle, tip and width of each finger in px; the little finger is the last. */
// biome-ignore format: point lists read better in rows
const FINGERS: [base: Point, middle: Point, tip: Point, width: number][] = [
  [[-66, 40], [-74, -70], [-84, -176], 48],
  [[-22, 40], [-24, -80], [-26, -212], 50],
  [[24, 40], [27, -74], [32, -190], 48],
  [[67, 50], [76, -40], [88, -128], 43],
]
// biome-ignore format: point lists read better in rows
const SHAPES = {
  palm: [
    [-90, -6], [-45, -20], [0, -26], [46, -20], [88, 6], [94, 70], [88, 140], [69, WRIST + 10, 1], [-66, WRIST + 10, 1], [-84, 150], [-92, 80],
  ],
  mitten: [
    [-90, 20], [-92, -70], [-72, -150], [-30, -196], [16, -200], [60, -168], [88, -100], [94, -10], [92, 80], [86, 150],
    [69, WRIST + 10, 1], [-66, WRIST + 10, 1], [-84, 150], [-92, 80],
  ],
  thumb: [[-62, 150], [-104, 98], [-136, 44], [-150, -8]],
  points: [[[-44, 24], [-38, 120]], [[0, 20], [0, 124]], [[46, 26], [39, 120]]],
  strap: [[-76, WRIST - 6], [0, WRIST + 4], [62, WRIST - 2]],
} satisfies Record<string, Point[] | Point[][]>

export async function glove(scene: Scene, g: Glove): Promise<void> {
  await mouth(scene, g)
  if (g.knit) await ribbedCuff(scene, g)
  await hand(scene, g)
  if (!g.knit) await seams(scene, g)
  if (g.strap && !g.palm) await strap(scene, g)
}

const strokeOf = (g: Glove, line: readonly Point[], width: number): string =>
  `<path d="${path(g.at(line), false, 0)}" fill="none" stroke="#fff" stroke-width="${width * g.size}" stroke-linecap="round"/>`

/** Inflates palm, fingers and thumb together as one surface, so that they look like a hand. */
async function hand(scene: Scene, g: Glove): Promise<void> {
  const body = g.mitten ? SHAPES.mitten : SHAPES.palm
  const fingers = g.mitten ? [] : FINGERS
  const svg = [
    `<path d="${path(g.at(body))}" fill="#fff"/>`,
    g.knit ? '' : `<path d="${path(g.at(cuffOutline(g)))}" fill="#fff"/>`,
    strokeOf(g, SHAPES.thumb, 56),
    ...fingers.map(([base, middle, tip, width]) => strokeOf(g, [base, middle, tip], width)),
  ].join('')
  const reach = g.at([
    [-190, -250],
    [120, -250],
    [120, WRIST + g.cuff + 20],
    [-190, WRIST + g.cuff + 20],
  ])
  await panel(scene, {
    ...g.cloth,
    d: `M${reach.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`,
    svg,
    inflate: g.knit ? 0.4 : 0.46,
    infF: 4,
    infMax: 44,
    edgeA: 4,
    edgeR: 7,
    folds: (p) => creases(p, g),
    shadow: { k: 0.5, k2: 0.45, r: 3, r2: 18, dx: 4, dy: 6 },
  })
}

function creases(p: Panel, g: Glove): void {
  soft(p, { amp: g.knit ? 6 : 4, sx: 80, sy: 90, seed: g.seed })
  // Keep the roots of neighbouring fingers separate.
  if (!g.mitten)
    for (const [a, b] of SHAPES.points)
      fold(p, g.at([[a[0], -24], a, [(a[0] + b[0]) / 2, 70]]), {
        w: g.knit ? 9 : 7,
        amp: g.knit ? -2.5 : -5,
        t0: 0.02,
        t1: 0.6,
      })
  fold(
    p,
    g.at([
      [-70, 110],
      [-48, 150],
      [-52, 200],
    ]),
    { w: 16, amp: -7, t0: 0.2, t1: 0.4 },
  )
  if (g.knit) return
  // An elastic narrows the wrist.
  fold(
    p,
    g.at([
      [-70, WRIST],
      [0, WRIST + 6],
      [74, WRIST],
    ]),
    { w: 9, amp: -5, t0: 0.02, t1: 0.02 },
  )
  for (let k = -3; k <= 3; k++)
    fold(
      p,
      g.at([
        [k * 20, WRIST - 44],
        [k * 19, WRIST],
        [k * 20, WRIST + 46],
      ]),
      { w: 7, amp: 4.5, t0: 0.5, t1: 0.5 },
    )
  const [cx, cy] = itemAt(g.at([[0, -60]]), 0)
  buckle(p, {
    seed: g.seed,
    lam: 26,
    stretch: 3,
    field: (x, y, o) => {
      o[0] = 1.5
      o[1] = 0.002 + 0.009 * gauss(Math.hypot(x - cx, y - cy), 80)
    },
  })
}

const flareOf = (g: Glove): number => (g.knit ? 0 : 10 + g.cuff * 0.06)

function cuffOutline(g: Glove): Point[] {
  const end = WRIST + g.cuff
  const flare = flareOf(g)
  // biome-ignore format: point lists read better in rows
  return [
    [-66, WRIST - 40, 1], [69, WRIST - 40, 1], [g.knit ? 68 : 70, WRIST + g.cuff * 0.3], [(g.knit ? 70 : 76) + flare, end, 1], [0, end + 14],
    [(g.knit ? -68 : -74) - flare, end, 1], [g.knit ? -66 : -67, WRIST + g.cuff * 0.3],
  ]
}

/** The far edge of the opening, seen from inside. */
async function mouth(scene: Scene, g: Glove): Promise<void> {
  const end = WRIST + g.cuff
  const half = (g.knit ? 66 : 74) + flareOf(g)
  // biome-ignore format: point lists read better in rows
  const ring: Point[] = [[-half, end - 4], [0, end - 16], [half, end - 4], [0, end + 12]]
  await panel(scene, { d: path(g.at(ring)), color: g.lining, mat: {} })
}

async function ribbedCuff(scene: Scene, g: Glove): Promise<void> {
  await panel(scene, {
    ...g.cuffCloth,
    d: path(g.at(cuffOutline(g))),
    inflate: 0.42,
    infMax: 46,
    edgeA: 4,
    edgeR: 7,
    folds: (p) => {
      soft(p, { amp: 6, sx: 70, sy: 60, seed: g.seed + 2 })
      const [, top] = itemAt(g.at([[0, WRIST]]), 0)
      each(p, (i, _x, y) => {
        p.hgt[i] = floatAt(p.hgt, i) - 8 * ss(top + 10, top - 20, y)
      })
    },
  })
}

async function seams(scene: Scene, g: Glove): Promise<void> {
  const thread = { color: g.thread, w: 1.3, dash: '3.6 2.4' }
  if (!g.palm) for (const line of SHAPES.points) await stitch(scene, g.at(line), thread)
  const end = WRIST + g.cuff
  const half = 72 + flareOf(g)
  // biome-ignore format: point lists read better in rows
  await stitch(scene, g.at([[-half + 2, end - 14], [0, end], [half, end - 14]]), thread)
}

async function strap(scene: Scene, g: Glove): Promise<void> {
  await panel(scene, {
    ...g.cloth,
    d: path(g.at(SHAPES.strap), false),
    stroke: 24 * g.size,
    inflate: 0.35,
    infF: 3,
    edgeA: 3,
    edgeR: 4,
  })
  const [x, y] = itemAt(g.at([[46, WRIST]]), 0)
  await metalwork(
    scene,
    [
      { pts: arc(x, y, 15, 17), r: 3 },
      {
        pts: [
          [x - 12, y],
          [x + 16, y],
        ],
        r: 2.4,
        lift: 2,
      },
    ],
    GOLD,
  )
}

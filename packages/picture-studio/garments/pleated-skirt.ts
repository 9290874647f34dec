import { addTo, itemAt } from '#engine/array-at'
import { each, flare, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { weave } from '#engine/materials'
import { clamp, lerp, noise, ss } from '#engine/noise'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { type Cloth, cutFor, lengthen, longer, quirks } from './cutting'
import { printed } from './printed'
import { tint } from './tone'

type Cut = { width: number; length: number; pleats: number }
const CUTS: [Cut, ...Cut[]] = [
  { width: 1, length: 1, pleats: 21 },
  { width: 1.06, length: 0.66, pleats: 15 },
  { width: 0.96, length: 0.84, pleats: 31 },
  { width: 1.1, length: 0.48, pleats: 25 },
]

const BAND = 200

/** Half the width of the skirt at some heights, in sheet px. */
// biome-ignore format: point lists read better in rows
const HALF_WIDTHS: [y: number, half: number][] = [
  [150, 146], [230, 162], [300, 183], [380, 202], [520, 230], [700, 261], [860, 291], [1000, 317], [1060, 326],
]

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  inside: [[312, 149, 1], [380, 147], [450, 146], [520, 147], [588, 149, 1], [588, 180, 1], [312, 180, 1]],
  skirt: [
    [306, 168, 1], [290, 230], [268, 300], [250, 380], [222, 520], [190, 700], [160, 860], [136, 985, 1], [220, 1014],
    [330, 1030], [450, 1036], [570, 1030], [680, 1014], [764, 985, 1], [740, 860], [710, 700], [678, 520], [650, 380],
    [632, 300], [610, 230], [594, 168, 1], [450, 184],
  ],
  band: [
    [310, 150, 1], [380, 163], [450, 167], [520, 163], [590, 150, 1], [597, 196, 1], [522, 210], [450, 214],
    [378, 210], [303, 196, 1],
  ],
  bandBehind: [
    [310, 152, 1], [380, 147], [450, 145], [520, 147], [590, 152, 1], [597, 198, 1], [522, 206], [450, 209],
    [378, 206], [303, 198, 1],
  ],
  bandSeamBehind: [[306, 191], [378, 199], [450, 202], [522, 199], [594, 191]],
  bandSeam: [[306, 190], [378, 203], [450, 207], [522, 203], [594, 190]],
} satisfies Record<string, Point[]>

/** A pleated skirt on a narrow waistband. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const q = quirks(look, CUTS.length)
  const drawn = cutFor(look, CUTS)
  const cut = { ...drawn, length: drawn.length * (1 + 0.06 * q()), pleats: drawn.pleats + Math.round(4 * q()) }
  G.XF = cut.width
  scene.seed = 24
  const color = look.colour
  const cloth: Cloth = {
    color,
    mat: { fuzz: 0.12, wrap: 0.25, ao: 1, satin: 0.2, sx: 0.5, sy: 0.9, f0: 0.8 },
    bump: weave(0.05, 1.2),
  }
  if (!look.isBack) await panel(scene, { ...cloth, d: path(OUTLINE.inside), color: tint(color, 0.4) })
  const patterned = { ...cloth, ...(await printed(look)) }
  await pleats(scene, patterned, cut)
  if (look.isBack) await zip(scene, patterned, cut)
  await waistband(scene, patterned, look.isBack)
}

function halfWidth(y: number): number {
  const p = HALF_WIDTHS
  let k = 0
  while (k < p.length - 2 && y > itemAt(p, k + 1)[0]) k++
  return lerp(itemAt(p, k)[1], itemAt(p, k + 1)[1], (y - itemAt(p, k)[0]) / (itemAt(p, k + 1)[0] - itemAt(p, k)[0]))
}

/** Knife pleats: a slow rise, then a fold back under the next one. */
function pleatFolds(p: Panel, cut: Cut): void {
  // Maps a height to that of the long skirt, so that a short one has the same pleats and width at its hem.
  const rest = (y: number) => (y > BAND ? BAND + (y - BAND) / cut.length : y)
  each(p, (i, x, sheetY) => {
    const y = rest(sheetY)
    const t = clamp((x - 450) / halfWidth(y) / 1.04 / cut.width, -1.1, 1.1)
    const th = Math.asin(clamp(t * 0.9, -1, 1)) / 1.12
    const at =
      (th * 0.5 + 0.5) * cut.pleats +
      0.3 * noise(th * 2.2, y / 420, 3) * ss(250, 900, y) +
      0.1 * noise(th * 7, y / 260, 5) * ss(300, 800, y)
    const id = Math.floor(at)
    const f = at - id
    const amp = lerp(3.2, 15, ss(190, 1000, y)) * (0.8 + 0.45 * noise(id * 1.7, y / 500, 4))
    const back = lerp(0.16, 0.3, ss(200, 1000, y))
    const rise =
      f < 1 - back
        ? Math.sin((f / (1 - back)) * Math.PI * 0.5)
        : 0.5 + 0.5 * Math.cos(((f - 1 + back) / back) * Math.PI)
    addTo(p.hgt, i, amp * rise * (21 / cut.pleats))
  })
  const hw = (y: number) => halfWidth(rest(y))
  flare(p, { y0: 300, y1: longer(980, BAND, cut.length), hw, n: 9, amp: 24, seed: 33, min: 0, vary: 160 })
  soft(p, { amp: 8, sx: 110, sy: 220, seed: 3 })
}

async function pleats(scene: Scene, cloth: Cloth, cut: Cut): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(lengthen(OUTLINE.skirt, BAND, cut.length)),
    inflate: 0.3,
    infMax: 70,
    edgeA: 4,
    edgeR: 8,
    foldK: 1,
    folds: (p) => pleatFolds(p, cut),
    hem: { k: 0.35, y0: longer(850, BAND, cut.length), y1: longer(1000, BAND, cut.length), o: 0 },
  })
}

/** The concealed zip of the back, a fine slit below the waistband. */
async function zip(scene: Scene, cloth: Cloth, cut: Cut): Promise<void> {
  const slit: Point[] = [
    [450, 206],
    [451, 260],
    [450, 330],
  ]
  await panel(scene, {
    d: path(lengthen(slit, BAND, cut.length), false),
    stroke: 2.4,
    color: tint(cloth.color, 0.5),
    edgeA: 0.5,
    edgeR: 1,
    shadow: { k: 0.4, k2: 0.3, r: 2, r2: 6, dx: 1, dy: 0 },
  })
}

async function waistband(scene: Scene, cloth: Cloth, isBack: boolean): Promise<void> {
  await panel(scene, {
    ...cloth,
    d: path(isBack ? OUTLINE.bandBehind : OUTLINE.band),
    inflate: 0.4,
    edgeA: 3.5,
    edgeR: 6,
    folds: (p) => soft(p, { amp: 3, sx: 60, sy: 50, seed: 3 }),
  })
  await stitch(scene, isBack ? OUTLINE.bandSeamBehind : OUTLINE.bandSeam, {
    color: tint(cloth.color, 0.8),
    w: 1.1,
    dash: '3 2',
  })
}

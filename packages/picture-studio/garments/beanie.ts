import { floatAt } from '#engine/array-at'
import { each, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { mel } from '#engine/materials'
import { clamp, noise } from '#engine/noise'
import { G, path } from '#engine/paths'
import { boxBlur } from '#engine/raster'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { label, stitch } from '#engine/trims'
import { cutFor, foldAll, quirks } from './cutting'
import { tint } from './tone'

/** `ribs`, `cuffRibs`: number of ribs around the whole head. */
type Cut = { width: number; ribs: number; cuffRibs: number }
const CUTS: [Cut, ...Cut[]] = [
  { width: 1, ribs: 34, cuffRibs: 30 },
  { width: 0.94, ribs: 52, cuffRibs: 46 },
  { width: 1.06, ribs: 24, cuffRibs: 22 },
]

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  crown: [
    [196, 720, 1], [200, 600], [222, 470], [276, 370], [352, 310], [450, 288], [548, 310], [624, 370], [678, 470],
    [700, 600], [704, 720, 1], [450, 740],
  ],
  cuff: [
    [186, 680], [184, 800], [196, 856], [240, 880], [340, 894], [450, 898], [560, 894], [660, 880], [704, 856],
    [716, 800], [714, 680], [690, 656], [560, 674], [450, 678], [340, 674], [210, 656],
  ],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[250, 640], [330, 600], [420, 640]],
  [[640, 600], [560, 560], [480, 590]],
  [[330, 380], [390, 440], [400, 520]],
]

// biome-ignore format: point lists read better in rows
const BACK_SEAM: Point[] = [[450, 296], [448, 420], [452, 540], [450, 664]]

/** A ribbed beanie with a turned-up cuff. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const q = quirks(look, CUTS.length)
  const drawn = cutFor(look, CUTS)
  const cut = { ...drawn, ribs: drawn.ribs + 2 * Math.round(2.4 * q()), width: drawn.width * (1 + 0.03 * q()) }
  G.XF = cut.width
  scene.seed = 35
  const yarn = { color: look.colour, mat: { fuzz: 0.5, wrap: 0.32, ao: 0.9 }, paint: mel(0.07, 1.8) }
  const crownHalf = (y: number) => 262 * cut.width * Math.sqrt(clamp(1 - ((740 - y) / 452) ** 2.6, 0.012, 1))
  await panel(scene, {
    ...yarn,
    ...wales(crownHalf, cut.ribs),
    d: path(OUTLINE.crown),
    inflate: 0.55,
    infMax: 130,
    edgeA: 7,
    edgeR: 12,
    folds: (p) => {
      soft(p, { amp: 13, sx: 120, sy: 130, seed: 5 })
      foldAll(p, FOLDS, 0, () => ({ w: 30, amp: 8, t0: 0.3, t1: 0.4 }))
    },
  })
  await panel(scene, {
    ...yarn,
    ...wales(() => 272 * cut.width, cut.cuffRibs),
    d: path(OUTLINE.cuff),
    inflate: 0.5,
    infMax: 100,
    edgeA: 8,
    edgeR: 14,
    folds: (p) => soft(p, { amp: 12, sx: 110, sy: 90, seed: 9 }),
    shadow: { k: 0.5, k2: 0.45, r: 3, r2: 14, dx: 1, dy: -3 },
  })
  if (look.isBack) {
    await stitch(scene, BACK_SEAM, { color: tint(look.colour, 0.6), w: 2.4, dash: '7 4' })
    return
  }
  await label(scene, 600, 768, 64, 30, look.dark ? '#efe9df' : '#2b2926')
}

/** Wales around a head, which appear closer together towards the sides. */
function wales(half: (y: number) => number, count: number): Pick<PanelSpec, 'bump' | 'aoMap'> {
  let high: Float32Array = new Float32Array()
  let mean: Float32Array = new Float32Array()
  return {
    bump: (p) => {
      high = new Float32Array(p.w * p.h)
      each(p, (i, x, y) => {
        const turn = Math.asin(clamp((x - 450) / half(y), -0.995, 0.995)) + 0.02 * noise(x / 50, y / 60, 4)
        const c = Math.cos(turn * count)
        const row = y / 10 + 1.05 * Math.abs(Math.sin((turn * count) / 2))
        const stitch = Math.cos(row * Math.PI * 2 + 0.5 * noise(x / 30, y / 30, 2))
        high[i] =
          3.6 * Math.sign(c) * Math.abs(c) ** 0.65 +
          1.1 * stitch * (0.5 + 0.5 * c) +
          0.5 * noise(x / 1.4, y / 1.4, 7) +
          0.35 * noise(x / 3, y / 3, 3)
      })
      mean = boxBlur(high, p.w, p.h, 5 * (p.near ?? 1), 2)
      return high
    },
    aoMap: (_, i) => Math.exp(-clamp(floatAt(mean, i) - floatAt(high, i), -2, 8) * 0.1),
  }
}

import { soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { type knitStitch, mel } from '#engine/materials'
import { lin, rng } from '#engine/noise'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Rgb, Scene } from '#engine/scene-types'
import { cutFor } from './cutting'
import { knitted } from './knitted'

/** A folded knit: inset at both sides, height of a layer, stitch. */
type Folded = { left: number; right: number; layer: number; stitch: Parameters<typeof knitStitch>[0] }

// biome-ignore format: rows are the three knits from the bottom up
const KNITS: Folded[] = [
  { left: 150, right: 750, layer: 62, stitch: { rib: true, cw: 8.5, ch: 8 } },
  { left: 172, right: 740, layer: 50, stitch: { cw: 8, ch: 6.5, amp: 1.6 } },
  { left: 156, right: 720, layer: 66, stitch: { cw: 11, ch: 8.5, amp: 2.8 } },
]

/** Colours from the bottom up (sRGB hex); null is the look's own. */
const COMPANIES: [(string | null)[], ...(string | null)[][]] = [
  [null, '#b7a58a', '#e6ddcb'],
  ['#2f3a47', null, '#cbb994'],
  ['#4a3226', '#b7a58a', null],
]

/** Three folded knits standing on a floor, seen from the front. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  G.XF = 1
  scene.seed = 41
  const colours = cutFor(look, COMPANIES)
  const chance = rng(5)
  let foot = 900
  for (const [k, knit] of KNITS.entries()) {
    const hex = colours[k]
    const colour = hex ? lin(hex) : look.colour
    for (const layer of [0, 1]) {
      await foldedLayer(scene, knit, colour, foot, { layer, seed: 3 + k * 5 + layer, chance })
      foot += 4 - knit.layer
    }
  }
  scene.opt = {
    floor: [
      { x: 450, y: 908, rx: 300, ry: 9, k: 0.55 },
      { x: 470, y: 914, rx: 370, ry: 30, k: 0.3 },
    ],
  }
}

type Lying = { layer: number; seed: number; chance: () => number }

/** Outline of one layer whose lower edge lies at `foot`. */
function outlineOf(knit: Folded, foot: number, { layer, chance }: Lying): Point[] {
  const x0 = knit.left + (layer ? 10 + chance() * 10 : chance() * 6)
  const x1 = knit.right - (layer ? 4 + chance() * 8 : chance() * 10)
  const h = knit.layer
  const top = foot - h
  const bow = 4 + chance() * 5
  return [
    [x0 + 14, top + 4],
    [320, top - bow + chance() * 4],
    [560, top - bow * 0.6],
    [x1 - 14, top + 3],
    [x1, top + h * 0.34],
    [x1 - 2, foot - h * 0.2],
    [x1 - 22, foot + 5],
    [560, foot + 7],
    [320, foot + 8],
    [x0 + 20, foot + 6],
    [x0 + 1, foot - h * 0.22],
    [x0, top + h * 0.36],
  ]
}

async function foldedLayer(scene: Scene, knit: Folded, color: Rgb, foot: number, lying: Lying): Promise<void> {
  await panel(scene, {
    color,
    mat: { fuzz: 0.4, wrap: 0.3, ao: 0.85 },
    paint: mel(0.07, 1.8),
    ...knitted(knit.stitch),
    d: path(outlineOf(knit, foot, lying)),
    inflate: 0.62,
    infMax: 46,
    infF: 4,
    edgeA: 6,
    edgeR: 10,
    folds: (p) => {
      soft(p, { amp: 7, sx: 130, sy: 60, seed: lying.seed })
      soft(p, { amp: 3, sx: 50, sy: 40, seed: lying.seed + 10 })
    },
    shadow: { k: 0.55, k2: 0.5, r: 3, r2: 12, dx: 2, dy: 4 },
  })
}

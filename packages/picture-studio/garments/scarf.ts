import { itemAt } from '#engine/array-at'
import { buckle, fold, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { gauss, grain, lerp, rng } from '#engine/noise'
import { G, path, rect } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, PanelSpec, Point, Scene } from '#engine/scene-types'
import { label } from '#engine/trims'
import { cutFor, relief } from './cutting'
import { type Weave, woven } from './scarf-weave'
import { labelOn } from './tone'

/**
 * One hanging end: its long edges from top to bottom, shift and lean of its pattern, and sheet y of its lower end
 * (`foot`).
 */
type End = { left: Point[]; right: Point[]; offset: number; lean: number; seed: number; foot: number }

const PERIODS: [number, ...number[]] = [132, 92, 190]

// biome-ignore format: point lists read better in rows
const EDGES = {
  backLeft: [[372, 118, 1], [424, 340], [468, 560], [500, 850, 1]],
  backRight: [[582, 124, 1], [618, 340], [660, 560], [690, 838, 1]],
  frontLeft: [[338, 130, 1], [316, 330], [284, 580], [262, 905, 1]],
  frontRight: [[554, 122, 1], [528, 330], [486, 580], [468, 920, 1]],
} satisfies Record<string, Point[]>

const cloth = {
  mat: { fuzz: 0.5, wrap: 0.32, ao: 0.95 },
  bump: relief((x, y) => 0.34 * Math.sin((x + y) * 1.25) + 0.5 * grain(x, y, 1.4, 3) + 0.4 * grain(x, y, 3, 6)),
}

/** A wool scarf folded once, with fringes. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  G.XF = 1
  scene.seed = 36
  const weave = woven(look, cutFor(look, PERIODS))
  const { backLeft, backRight, frontLeft, frontRight } = EDGES
  const seeds = { back: 12 + scene.vary, front: 7 + scene.vary }
  await end(scene, weave, { left: backLeft, right: backRight, offset: 40, lean: -0.2, seed: seeds.back, foot: 850 })
  await end(scene, weave, { left: frontLeft, right: frontRight, offset: 0, lean: 0.22, seed: seeds.front, foot: 915 })
  if (look.isBack) await label(scene, 372, 846, 54, 26, labelOn(look))
}

async function end(scene: Scene, weave: Weave, e: End): Promise<void> {
  const chance = rng(e.seed)
  const look = { ...cloth, color: weave.colour, tex: weave.texture(e.offset, e.lean) }
  await fringe(scene, look, e, chance)
  await panel(scene, {
    ...look,
    d: path([...e.left, ...[...e.right].reverse()]),
    inflate: 0.42,
    infMax: 44,
    edgeA: 5,
    edgeR: 9,
    folds: (p) => endFolds(p, e, chance),
    hem: { k: 0.2, y0: e.foot - 60, y1: e.foot },
    shadow: { k: 0.5, k2: 0.45, r: 3, r2: 15, dx: 3, dy: 3 },
  })
}

type EndCloth = typeof cloth & Pick<PanelSpec, 'color' | 'tex'>

/** Twisted tassels along the foot. */
async function fringe(scene: Scene, look: EndCloth, e: End, chance: () => number): Promise<void> {
  const left = itemAt(e.left, e.left.length - 1)
  const right = itemAt(e.right, e.right.length - 1)
  const count = 17
  let svg = ''
  for (let k = 0; k < count; k++) {
    const t = (k + 0.5) / count
    const x = lerp(left[0], right[0], t)
    const y = lerp(left[1], right[1], t) - 6
    const sx = (chance() - 0.5) * 16
    const long = 54 + chance() * 12
    const curve = `C${x + sx * 0.1} ${y + long * 0.4} ${x + sx} ${y + long * 0.6} ${x + sx * 0.9} ${y + long}`
    svg += `<path d="M${x} ${y}${curve}" fill="none" stroke="#fff" stroke-width="6.4" stroke-linecap="round"/>`
  }
  const wide = Math.abs(right[0] - left[0]) + 28
  const d = rect(Math.min(left[0], right[0]) - 14, Math.min(left[1], right[1]) - 10, wide, 90)
  await panel(scene, { ...look, d, svg, inflate: 1.1, infF: 2, edgeA: 2, edgeR: 3, pad: 20 })
}

function endFolds(p: Panel, e: End, chance: () => number): void {
  for (let k = 0; k < 4; k++) {
    const t = (k + 0.7) / 4.4
    const line = e.left.map((a, j): Point => {
      const b = itemAt(e.right, j)
      const s = t + (chance() - 0.5) * 0.08
      return [lerp(a[0], b[0], s), lerp(a[1], b[1], s)]
    })
    fold(p, line, {
      w: 13 + chance() * 8,
      amp: 9 + chance() * 5,
      t0: 0.05,
      t1: 0.25,
      skew: (chance() - 0.5) * 0.6,
    })
  }
  soft(p, { amp: 8, sx: 60, sy: 180, seed: e.seed })
  buckle(p, {
    seed: e.seed,
    lam: 40,
    stretch: 6,
    bend: 0.3,
    field: (_, y, o) => {
      o[0] = 0.15
      o[1] = 0.012 + 0.035 * gauss(y - 200, 120)
    },
  })
}

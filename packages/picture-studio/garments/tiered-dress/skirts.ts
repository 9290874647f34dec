import { flare, soft } from '#engine/drape'
import { lerp } from '#engine/noise'
import { G, path, sym, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import type { Cloth } from '#garments/cutting'
import { gathers } from '#garments/gathers'
import type { TieredCut } from './tiered-cut'

type Tier = { top: number; topHalf: number; low: number; half: number; index: number }

function tierFolds(p: Panel, t: Tier): void {
  const count = Math.round(t.topHalf / 5.4)
  flare(p, {
    y0: ty(t.top) - 10,
    y1: ty(lerp(t.top, t.low, 0.9)),
    hw: (y) => 1.1 * G.XF * lerp(t.topHalf, t.half, (y - ty(t.top)) / (ty(t.low) - ty(t.top))),
    n: Math.round(t.half / 15),
    amp: 19,
    seed: 20 + t.index * 3,
    min: 0.25,
    vary: 50,
  })
  gathers(p, {
    count,
    seed: 3 + t.index,
    amp: 6,
    width: 5,
    from: (s) => [lerp(452 - t.topHalf, 448 + t.topHalf, s), t.top + 2 + 6 * Math.sin(s * Math.PI)],
    to: (s) => [lerp(452 - t.half, 448 + t.half, s), t.top + Math.min(190, (t.low - t.top) * 0.95)],
  })
  soft(p, { amp: 6, sx: 100, sy: 160, seed: 5 + t.index })
}

async function tier(scene: Scene, cloth: Cloth, t: Tier): Promise<void> {
  const half: Point[] = [
    [450 - t.topHalf, t.top - 6, 1],
    [450 - lerp(t.topHalf, t.half, 0.55), lerp(t.top, t.low, 0.34)],
    [450 - lerp(t.topHalf, t.half, 0.86), lerp(t.top, t.low, 0.7)],
    [450 - t.half, t.low, 1],
    [450 - t.half * 0.5, t.low + 15],
    [450, t.low + 19],
  ]
  await panel(scene, {
    ...cloth,
    d: path([...sym(half), [450 + t.topHalf * 0.5, t.top + 4], [450, t.top + 8], [450 - t.topHalf * 0.5, t.top + 4]]),
    texU: 37 * t.index,
    texV: 61 * t.index,
    inflate: 0.36,
    infMax: 70,
    edgeA: 3.5,
    edgeR: 7,
    folds: (p) => tierFolds(p, t),
    hem: { k: 0.34, y0: ty(lerp(t.top, t.low, 0.6)), y1: ty(t.low), o: -2 },
    shadow: { k: 0.36, k2: 0.26, r: 3, r2: 10, dx: 1, dy: 3 },
  })
}

/** All tiers, the lowest first, because each overlaps the top of the next one. */
export async function skirts(scene: Scene, cloth: Cloth, cut: TieredCut): Promise<void> {
  let [top, topHalf] = cut.yoke
  const tiers = cut.tiers.map(([low, half], index): Tier => {
    const t: Tier = { top, topHalf, low, half, index }
    top = low - 6
    topHalf = half - 8
    return t
  })
  for (const t of tiers.toReversed()) await tier(scene, cloth, t)
}

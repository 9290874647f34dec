import { itemAt } from '#engine/array-at'
import { fold, soft } from '#engine/drape'
import { noise, rng } from '#engine/noise'
import { curve, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import type { Cloth } from './cutting'
import { neatly } from './gathers'

/**
 * `width`: width in px, negative for the other side of the seam. `step`: px between folds. `taper`: narrower at both
 * ends. `droop`: shift downwards of the free edge, as a share of its distance from the seam.
 */
type Ruffle = { width: number; step?: number; amp?: number; seed?: number; taper?: boolean; droop?: number }

/** Points of the free edge for each wave; fewer would look jagged. */
const PER_WAVE = 4

type Strip = { inner: Point[]; outer: Point[]; phase: number[] }

/** Seam and free edge point by point; `phase` counts the waves, which are of unequal length. */
function stripOf(seam: readonly Point[], { width, step = 15, seed = 1, taper = false, droop = 0 }: Ruffle): Strip {
  const c = curve(seam, 40)
  const strip: Strip = { inner: [], outer: [], phase: [] }
  let walked = step
  let phase = 0
  for (let i = 1; i < c.length; i++) {
    const dx = itemAt(c, i)[0] - itemAt(c, i - 1)[0]
    const dy = itemAt(c, i)[1] - itemAt(c, i - 1)[1]
    const l = Math.hypot(dx, dy) || 1
    walked += l
    phase += l / (step * 2 * (1 + 0.35 * noise(i * 0.11, 2.5, seed)))
    if (walked < (step * 2) / PER_WAVE && i < c.length - 1) continue
    walked = 0
    // The crest of a wave is in front and therefore extends farther.
    const wave =
      width * (1 + 0.08 * noise(phase * 0.7, 0.5, seed)) + Math.sign(width) * 2.6 * Math.sin(phase * Math.PI * 2)
    const reach = taper ? wave * Math.min(1, 0.25 + 1.42 * Math.sin((i / c.length) * Math.PI) ** 1.5) : wave
    strip.inner.push([itemAt(c, i)[0], itemAt(c, i)[1]])
    strip.outer.push([itemAt(c, i)[0] - (dy / l) * reach, itemAt(c, i)[1] + (dx / l) * reach + droop * Math.abs(reach)])
    strip.phase.push(phase)
  }
  return strip
}

/** Folds from the seam to the crests of the free edge, each a little different. */
function ruffleFolds(p: Panel, { inner, outer, phase }: Strip, { step = 15, amp = 6, seed = 1 }: Ruffle): void {
  const r = rng(seed * 13 + 3)
  for (let k = 1; k < inner.length - 1; k++) {
    if (Math.floor((phase[k] ?? 0) + 0.75) === Math.floor((phase[k - 1] ?? 0) + 0.75)) continue
    const [x, y] = itemAt(inner, k)
    const [X, Y] = itemAt(outer, k)
    const lean = (r() - 0.5) * step * 0.5
    const line: Point[] = [
      [x, y],
      [(x + X) / 2 + lean * 0.3, (y + Y) / 2 + lean],
      [X + (X - x) * 0.2, Y + (Y - y) * 0.2 + lean],
    ]
    const shape = {
      w: step * 0.26,
      w1: step * 0.8,
      amp: amp * (0.6 + 0.5 * r()),
      t0: 0.02,
      t1: 0.01,
      skew: (r() - 0.5) * 0.5,
    }
    neatly(() => fold(p, line, shape), 5)
  }
  soft(p, { amp: 3, sx: 40, sy: 50, seed })
}

/** A gathered strip that is sewn to a line: folds start at the seam and make the free edge wavy. */
export async function ruffle(scene: Scene, cloth: Cloth, seam: readonly Point[], o: Ruffle): Promise<void> {
  const { seed = 1 } = o
  const strip = stripOf(seam, o)
  await panel(scene, {
    ...cloth,
    d: path([...strip.inner, ...strip.outer.toReversed()], true, 1.6),
    texU: 30 * seed,
    texV: 17 * seed,
    inflate: 0.16,
    edgeA: 2,
    edgeR: 3,
    folds: (p) => ruffleFolds(p, strip, o),
    shadow: { k: 0.38, k2: 0.26, r: 2, r2: 8, dx: 1, dy: 3 },
  })
}

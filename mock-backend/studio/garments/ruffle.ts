import { fold, soft } from '@/mock-backend/studio/engine/drape'
import { noise, rng } from '@/mock-backend/studio/engine/noise'
import { curve, path } from '@/mock-backend/studio/engine/paths'
import { panel } from '@/mock-backend/studio/engine/scene'
import type { PanelSpec, Point, Scene } from '@/mock-backend/studio/engine/scene-types'
import type { Cloth } from './cutting'
import { neatly } from './gathers'

/** `width` px of cloth on one side of a seam (negative: the other side); `step` px from fold to fold; `taper` narrows it to both ends. */
type Ruffle = { width: number; step?: number; amp?: number; seed?: number; taper?: boolean }

/** A gathered strip sewn to a line: folds start at the seam, the free edge waves with them. */
export async function ruffle(scene: Scene, cloth: Cloth, seam: readonly Point[], o: Ruffle): Promise<void> {
  const { width, step = 15, amp = 6, seed = 1, taper = false } = o
  const c = curve(seam, 24)
  const inner: Point[] = []
  const outer: Point[] = []
  let walked = 0
  for (let i = 1; i < c.length; i++) {
    const dx = c[i][0] - c[i - 1][0]
    const dy = c[i][1] - c[i - 1][1]
    const l = Math.hypot(dx, dy) || 1
    walked += l
    if (walked < step * 0.5 && i < c.length - 1) continue
    walked = 0
    const k = inner.length
    // a wave's crest comes forward and so reaches further
    const wave = width * (1 + 0.1 * noise(k * 0.9, 0.5, seed)) + Math.sign(width) * (k % 2 ? 4.5 : -4.5)
    const reach = taper ? wave * Math.min(1, 0.25 + (3.4 * Math.sin((i / c.length) * Math.PI) ** 1.5) / 2.4) : wave
    inner.push([c[i][0], c[i][1]])
    outer.push([c[i][0] - (dy / l) * reach, c[i][1] + (dx / l) * reach])
  }
  const r = rng(seed * 13 + 3)
  const spec: PanelSpec = {
    ...cloth,
    d: path([...inner.map(([x, y]): Point => [x, y]), ...outer.toReversed()], true, 1.6),
    texU: 30 * seed,
    texV: 17 * seed,
    inflate: 0.08,
    edgeA: 2,
    edgeR: 3,
    folds: (p) => {
      for (let k = 1; k < inner.length; k += 2) {
        const [x, y] = inner[k] ?? [0, 0]
        const [X, Y] = outer[k] ?? [0, 0]
        const line: Point[] = [
          [x, y],
          [(x + X) / 2, (y + Y) / 2],
          [X + (X - x) * 0.2, Y + (Y - y) * 0.2],
        ]
        const height = amp * (0.8 + 0.5 * r())
        neatly(() => fold(p, line, { w: step * 0.2, w1: step * 0.56, amp: height, t0: 0.02, t1: 0.01 }), 5)
      }
      soft(p, { amp: 3, sx: 40, sy: 50, seed })
    },
    shadow: { k: 0.38, k2: 0.26, r: 2, r2: 8, dx: 1, dy: 3 },
  }
  await panel(scene, spec)
}

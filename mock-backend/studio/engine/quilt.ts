import { each } from '@/mock-backend/studio/engine/drape'
import { gauss, noise } from '@/mock-backend/studio/engine/noise'
import type { Panel } from '@/mock-backend/studio/engine/scene-types'

export type Channels = {
  /** Sheet y of the seams at x = `at`, top to bottom. */
  seams: readonly number[]
  at?: number
  /** How far a seam falls per pixel to the right: the sleeve's seams lie across the arm. */
  slope?: number
  /** Loft of a channel in px. */
  amp?: number
  seed?: number
}

/** Quilted channels of a down jacket: pillows between seams, puckers running out of every seam. Call it in `folds`. */
export function channels(p: Panel, o: Channels): void {
  const { seams, at = 450, slope = 0, amp = 13, seed = 1 } = o
  const first = seams[0] ?? 0
  const last = seams[seams.length - 1] ?? 0
  each(p, (i, x, y) => {
    const v = y - slope * (x - at) + 2.4 * noise(x / 70, y / 200, seed)
    let k = 0
    while (k < seams.length && v > seams[k]) k++
    const top = seams[k - 1] ?? first - 60
    const foot = seams[k] ?? last + 60
    const t = (v - top) / (foot - top)
    const fill = amp * (1 + 0.22 * noise(x / 120, k * 2.3, seed + 3))
    p.hgt[i] += fill * Math.max(0, 4 * t * (1 - t)) ** 0.62 - puckers(x, Math.min(v - top, foot - v), k, seed)
  })
}

/** Small gathers at a seam, `d` px away from it. */
function puckers(x: number, d: number, k: number, seed: number): number {
  const wave = noise(x / 8.5, k * 3.1, seed + 7) + 0.6 * noise(x / 17, k * 1.7, seed + 9)
  return 2.3 * wave * gauss(d - 5, 11) + 2.2 * gauss(d, 1.8)
}

/** Diamond quilting with seams `size` px apart. Call it in `folds`. */
export function diamonds(p: Panel, size = 62, amp = 7, seed = 1): void {
  each(p, (i, x, y) => {
    const a = (x - 450 + y) / size + 0.03 * noise(x / 50, y / 50, seed)
    const b = (x - 450 - y) / size + 0.03 * noise(x / 50, y / 50, seed + 4)
    const s = Math.abs(Math.sin(a * Math.PI)) * Math.abs(Math.sin(b * Math.PI))
    const pull = 1.2 * noise(x / 9, y / 9, seed + 6) * (1 - s)
    p.hgt[i] += amp * s ** 0.6 + pull
  })
}

import { each } from '@/mock-backend/studio/engine/drape'
import { noise } from '@/mock-backend/studio/engine/noise'
import type { Panel } from '@/mock-backend/studio/engine/scene-types'

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

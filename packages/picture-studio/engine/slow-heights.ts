import { addTo, floatAt, itemAt } from '#engine/array-at'
import { toSheet } from '#engine/density'
import { liveSpan } from '#engine/live-tiles'
import type { Panel } from '#engine/scene-types'

/** Sheet px between two computed rows. */
const EVERY = 4

/**
 * Adds heights that change slowly from row to row. They are computed for every fourth row of the sheet and interpolated
 * between (Catmull–Rom). `heightAt` gets the position on the resting sheet.
 */
export function addSlowly(P: Panel, heightAt: (x: number, y: number) => number): void {
  const { w, h, hgt } = P
  const step = Math.max(1, Math.round(EVERY * (P.near ?? 1)))
  const count = Math.ceil(h / step) + 3
  const rows = Array.from({ length: count }, (_, k) => slowRow(P, (k - 1) * step, step, heightAt))
  for (let y = 0; y < h; y++) {
    const k = (y / step) | 0
    const t = y / step - k
    const [r0, r1, r2] = [itemAt(rows, k), itemAt(rows, k + 1), itemAt(rows, k + 2)]
    const r3 = rows[k + 3] ?? r2
    const c0 = ((-t + 2) * t - 1) * t * 0.5
    const c1 = ((3 * t - 5) * t * t + 2) * 0.5
    const c2 = ((-3 * t + 4) * t + 1) * t * 0.5
    const c3 = (t - 1) * t * t * 0.5
    const [from, to] = liveSpan(P, y)
    for (let x = from; x < to; x++)
      addTo(hgt, y * w + x, c0 * floatAt(r0, x) + c1 * floatAt(r1, x) + c2 * floatAt(r2, x) + c3 * floatAt(r3, x))
  }
}

function slowRow(P: Panel, y: number, step: number, heightAt: (x: number, y: number) => number): Float32Array {
  const { near = 1 } = P
  const row = new Float32Array(P.w)
  const spans = [y - 2 * step, y, y + 2 * step].map((at) => liveSpan(P, Math.min(P.h - 1, Math.max(0, at))))
  const wanted = spans.filter(([from, to]) => from < to)
  const from = Math.min(...wanted.map((s) => s[0]))
  const to = Math.max(...wanted.map((s) => s[1]))
  for (let x = from; x < to; x++) row[x] = heightAt(toSheet(x + P.x0, near), toSheet(y + P.y0, near))
  return row
}

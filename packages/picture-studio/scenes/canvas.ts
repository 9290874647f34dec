import { floatAt } from '#engine/array-at'
import { tone } from '#engine/card'
import { CHANNELS } from '#engine/channels'
import { clamp, rng } from '#engine/noise'

/** An unfinished picture: linear light, three values per pixel. */
export type Canvas = { w: number; h: number; C: Float32Array }

/** Display pixels, 8-bit RGB, with grain against banding. */
export function canvasPixels(cv: Canvas, seed = 3): Buffer {
  const out = Buffer.alloc(cv.w * cv.h * 3)
  const r = rng(seed)
  for (let i = 0; i < cv.w * cv.h; i++) {
    const g = (r() + r() - 1) * 0.01
    for (const c of CHANNELS) out[i * 3 + c] = clamp(tone(floatAt(cv.C, i * 3 + c)) + g) * 255 + 0.5
  }
  return out
}

import { floatAt } from '#engine/array-at'
import { fbm, noise, ss } from '#engine/noise'
import { mixInto, thread } from '#engine/print-patterns'
import type { PaintFunction, Rgb } from '#engine/scene-types'

/** Distance between two rosettes, px. */
const CELL = 27

/** Offsets of rosettes from their cells in px. A table, because each pixel needs nine of them. */
const OFF = Float32Array.from({ length: 2 * 64 * 64 }, (_, k) => {
  const cell = k >> 1
  const i = cell % 64
  const j = (cell / 64) | 0
  return 0.36 * CELL * (k % 2 ? noise(i * 2.9, j * 6.1, 8) : noise(i * 5.3, j * 3.7, 4))
})

type Rosette = { d: number; i: number; j: number; dx: number; dy: number }

function nearestRosette(u: number, v: number): Rosette {
  const best: Rosette = { d: 1e9, i: 0, j: 0, dx: 0, dy: 0 }
  const row = Math.floor(v / CELL)
  for (let j = row - 1; j <= row + 1; j++) {
    const column = Math.floor(u / CELL - (j % 2 ? 0.5 : 0))
    for (let i = column - 1; i <= column + 1; i++) {
      const k = 2 * ((i & 63) + 64 * (j & 63))
      const dx = u - (i + 0.5 + (j % 2 ? 0.5 : 0)) * CELL - floatAt(OFF, k)
      const dy = v - (j + 0.5) * CELL - floatAt(OFF, k + 1)
      const d = Math.sqrt(dx * dx * 0.67 + dy * dy)
      if (d >= best.d) continue
      best.d = d
      best.i = i
      best.j = j
      best.dx = dx
      best.dy = dy
    }
  }
  return best
}

/** Ocelot print: open rings around a warmer centre, with soft edges like a discharge print. */
export function animalPattern(ground: Rgb, ring: Rgb, warm: Rgb): PaintFunction {
  return (pix, u, v) => {
    const U = u + 4 * noise(u / 17, v / 17, 3)
    const V = v + 4 * noise(u / 17, v / 17, 6)
    const { d, i, j, dx, dy } = nearestRosette(U, V)
    const turn = Math.atan2(dy, dx)
    const size = 8.4 + 2.6 * noise(i * 3.3, j * 4.9, 2)
    // Each ring has one or two gaps.
    const open = ss(0.1, 0.62, Math.sin(turn * 2 + 6 * noise(i * 1.7, j * 2.3, 7)) + 0.5 * noise(turn * 1.2, i + j, 9))
    const thick = 2.1 + 1 * noise(turn * 1.5 + i * 9, j * 7, 5)
    const stroke = ss(thick + 1.5, thick - 0.6, Math.abs(d - size)) * (1 - open)
    const speck = ss(0.44, 0.56, noise(u / 7, v / 7, 12)) * ss(size + 2, size + 6, d) * 0.75
    const cloudy = 0.9 + 0.1 * fbm(u / 60, v / 60, 2, 5)
    mixInto(pix, ground, warm, 0.75 * ss(size + 1.5, size - 4, d))
    mixInto(pix, pix, ring, 0.9 * Math.max(stroke, speck) * cloudy)
    thread(pix, u, v)
  }
}

/** Coverage (0 to 1) of brush strokes with edges that are streaked in the direction `angle` (radians). */
function brushed(u: number, v: number, seed: number, angle: number): number {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const along = u * c + v * s
  const across = -u * s + v * c
  const shape = fbm(along / 150, across / 92, 2, seed) + 0.1 * noise(along / 30, across / 18, seed + 4)
  const bristle = 0.09 * noise(along / 70, across / 2.1, seed + 7) + 0.05 * noise(along / 24, across / 1.2, seed + 9)
  return ss(0.055, 0.1, shape - 0.04 + bristle)
}

/** Large brush strokes over each other, one for each tone, with streaked edges. */
export function abstractPattern(tones: readonly [Rgb, Rgb, Rgb, Rgb], seed: number): PaintFunction {
  const [ground, first, second, accent] = tones
  const turn = 0.5 + (seed % 5) * 0.45
  return (pix, u, v) => {
    mixInto(pix, ground, first, 0.95 * brushed(u, v, seed, turn))
    mixInto(pix, pix, second, 0.92 * brushed(u * 0.9 + 210, v * 0.9, seed + 21, turn + 1.1))
    const line = brushed(u * 1.5 + 90, v * 1.5 + 300, seed + 43, turn - 0.7)
    mixInto(pix, pix, accent, 0.9 * line * ss(0.02, 0.2, fbm(u / 190, v / 190, 2, seed + 60)))
    thread(pix, u, v)
  }
}

import type { Point } from '#engine/scene-types'

/**
 * Front of a pair of glasses: half the width and height of a lens, its shape (`square`: 1 round, less is more square),
 * rise of its outer corners (`lift`), in px.
 */
export type FrameShape = {
  y: number
  /** Half the distance between the lenses' middles. */
  apart: number
  rx: number
  ry: number
  square: number
  lift: number
  /** How much lower the lower outer part is, in px: the teardrop shape of an aviator. */
  drop: number
  rim: number
  wire: boolean
}

export const FRAMES = {
  panto: { y: 560, apart: 178, rx: 128, ry: 116, square: 0.9, lift: 6, drop: 0, rim: 21, wire: false },
  cat: { y: 560, apart: 182, rx: 142, ry: 84, square: 0.74, lift: 92, drop: 0, rim: 23, wire: false },
  square: { y: 560, apart: 186, rx: 146, ry: 122, square: 0.55, lift: 8, drop: 0, rim: 25, wire: false },
  aviator: { y: 560, apart: 172, rx: 134, ry: 118, square: 0.8, lift: 4, drop: 22, rim: 6, wire: true },
  narrow: { y: 560, apart: 184, rx: 142, ry: 66, square: 0.6, lift: 16, drop: 0, rim: 22, wire: false },
} satisfies Record<string, FrameShape>

const power = (v: number, k: number): number => Math.sign(v) * Math.abs(v) ** k

/** Outline of one lens, `grow` px larger all around; side −1 left, 1 right in the picture. */
export function lensLine(f: FrameShape, side: 1 | -1, grow = 0, steps = 40): Point[] {
  return Array.from({ length: steps }, (_, k): Point => {
    const a = (k / steps) * Math.PI * 2
    const out = power(Math.cos(a), f.square)
    const down = power(Math.sin(a), f.square)
    const outer = Math.max(0, out)
    // The upper outer corner is raised; the lower inner part is cut away for the nose.
    const rise = f.lift * outer ** 2.4 * (down < 0 ? 1 : 0.35)
    const nose = down > 0 && out < 0 ? 0.16 * down * -out : 0
    const x = out * (f.rx + grow) * (1 - nose) + f.drop * 0.5 * down * outer
    const y = down * (f.ry + grow) - rise + f.drop * Math.max(0, down) * (0.4 + 0.6 * Math.max(0, out + 0.3))
    return [450 + side * (f.apart + x), f.y + y]
  })
}

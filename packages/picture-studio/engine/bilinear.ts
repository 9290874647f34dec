import { floatAt } from '#engine/array-at'

/** Bilinear interpolation at the offset `fx`, `fy` (0 to 1) from cell `i` in a grid with `w` cells in a row. */
export const bilinear = (v: Float32Array, i: number, w: number, fx: number, fy: number): number =>
  (floatAt(v, i) * (1 - fx) + floatAt(v, i + 1) * fx) * (1 - fy) +
  (floatAt(v, i + w) * (1 - fx) + floatAt(v, i + w + 1) * fx) * fy

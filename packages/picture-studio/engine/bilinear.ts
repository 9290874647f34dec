import { floatAt } from '#engine/array-at'

/** Value `fx` and `fy` (0…1) of a step beyond cell `i`, in a grid of `w` cells to a row. */
export const bilinear = (v: Float32Array, i: number, w: number, fx: number, fy: number): number =>
  (floatAt(v, i) * (1 - fx) + floatAt(v, i + 1) * fx) * (1 - fy) +
  (floatAt(v, i + w) * (1 - fx) + floatAt(v, i + w + 1) * fx) * fy

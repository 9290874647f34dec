import type { Look } from '#engine/look'
import { weave } from '#engine/materials'
import { lerp, ss } from '#engine/noise'
import type { Cloth } from './cutting'
import { brightness } from './tone'

/** Rounding of satin folds; sharp folds would have polygonal highlights. */
export const SATIN_ROUND = 2

/**
 * Silk satin without a print: tinted wide highlights on a matt ground. Darker colours have weaker highlights, or they
 * would look like latex. `k`: strength of the shine from 0 to 1.
 */
export function satin(look: Look, k = 1): Cloth {
  const light = ss(0.05, 0.5, brightness(look.colour))
  return {
    color: look.colour,
    bump: weave(0.045, 1.1),
    mat: {
      satin: lerp(0.52, 0.5, light) * k,
      gleam: lerp(0.8, 1, light),
      spec: lerp(0.008, 0.02, light) * k,
      diff: lerp(0.98, lerp(1, 0.74, k), light),
      fuzz: lerp(0.05, 0, light),
      sx: 0.52,
      sy: 1.15,
      wrap: 0.34,
      ao: 0.6,
      f0: 0.85,
    },
  }
}

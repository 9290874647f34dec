import type { Look } from '@/mock-backend/studio/engine/look'
import { weave } from '@/mock-backend/studio/engine/materials'
import { lerp, ss } from '@/mock-backend/studio/engine/noise'
import type { Cloth } from '@/mock-backend/studio/garments/cutting'
import { brightness } from '@/mock-backend/studio/garments/tone'

/** Satin tinted by its colour; the darker, the less gleam, or it turns to latex. `k` 0…1 is how much it shines. */
export function satin(look: Look, k = 1): Cloth {
  const light = ss(0.05, 0.5, brightness(look.colour))
  return {
    color: look.colour,
    bump: weave(0.045, 1.1),
    mat: {
      satin: 0.5 * k,
      gleam: lerp(0.35, 1, light),
      spec: lerp(0.004, 0.02, light) * k,
      diff: lerp(0.98, lerp(1, 0.76, k), light),
      fuzz: lerp(0.12, 0, light),
      sx: 0.52,
      sy: 1.1,
      wrap: 0.32,
      ao: 0.65,
      f0: 0.85,
    },
  }
}

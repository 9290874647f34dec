import type { Look } from '#engine/look'
import { fbm, grain, lerp, ss } from '#engine/noise'
import { type Cloth, relief, shaded } from '#garments/cutting'
import { brightness } from '#garments/tone'

/** Supple leather for clothes: fine grain, a soft sheen and darker edges. */
export function garmentLeather(look: Look): Cloth {
  const light = ss(0.015, 0.2, brightness(look.colour))
  return {
    color: look.colour,
    mat: { spec: lerp(0.12, 0.08, light), sx: 0.46, sy: 0.66, f0: 0.5, wrap: 0.22, ao: 1, cast: 0.45 },
    bump: relief((x, y) => 0.22 * (1 - Math.abs(grain(x, y, 3, 2))) + 0.14 * (1 - Math.abs(grain(x, y, 1.8, 5)))),
    paint: shaded((x, y, edge) => 1 + 0.07 * fbm(x / 34, y / 34, 3, 3) - 0.16 * ss(12, 0, edge)),
  }
}

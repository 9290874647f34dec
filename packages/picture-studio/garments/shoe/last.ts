import type { Look } from '#engine/look'
import { leatherGrain } from '#engine/materials'
import { fbm, grain, lerp, lin, ss } from '#engine/noise'
import { mp } from '#engine/paths'
import type { Point, Rgb } from '#engine/scene-types'
import { type Cloth, placed, relief, shaded } from '#garments/cutting'
import { brightness, tint } from '#garments/tone'

export type Finish = 'smooth' | 'patent' | 'suede'

/** Position of a shoe of a pair in px, size, and share of light (`dim`: 1 for full light). */
export type Place = { ox: number; oy: number; size: number; dim: number; seed: number; mirrored?: boolean }

/** A shoe of a pair: the transformation of its points to the sheet, and its materials. */
export type Last = Place & {
  at: (points: readonly Point[]) => Point[]
  leather: Cloth
  lining: Cloth
  sole: Rgb
  thread: Rgb
}

const suede: Pick<Cloth, 'mat' | 'bump'> = {
  mat: { fuzz: 0.45, wrap: 0.3, ao: 0.9 },
  bump: relief((x, y) => 0.32 * grain(x, y, 1.3, 3) + 0.24 * grain(x, y, 2.6, 7)),
}

/** Leather in a look's colour: calf with burnished edges, lacquered, or suede with a nap. */
export function leatherOf(colour: Rgb, finish: Finish): Cloth {
  const light = ss(0.015, 0.12, brightness(colour))
  if (finish === 'suede')
    return { color: colour, ...suede, paint: shaded((x, y) => 1 + 0.1 * fbm(x / 26, y / 26, 3, 3)) }
  if (finish === 'patent')
    return {
      color: colour,
      mat: { spec: lerp(0.62, 0.34, light), sx: 0.2, sy: 0.42, f0: 0.55, wrap: 0.16, ao: 0.8, diff: 0.85 },
    }
  return {
    color: colour,
    mat: { spec: lerp(0.19, 0.13, light), sx: 0.38, sy: 0.7, f0: 0.55, wrap: 0.16, ao: 0.85, diff: 0.96 },
    bump: leatherGrain(),
    paint: shaded((x, y, edge) => 1 + 0.05 * fbm(x / 18, y / 18, 3, 3) - 0.16 * light * ss(22, 0, edge)),
  }
}

/** The last of one shoe; `dim` darkens its colours. */
export function lastFor(look: Look, finish: Finish, place: Place): Last {
  const { ox, oy, size, dim, mirrored = false } = place
  const move = placed(ox, oy, size)
  const pale = brightness(look.colour) > 0.5
  return {
    ...place,
    at: (points) => mp(move(points), mirrored),
    leather: leatherOf(tint(look.colour, dim), finish),
    lining: {
      color: tint(lin(pale ? '#d9c6ab' : '#b3936d'), dim),
      mat: { ao: 1, wrap: 0.25 },
      bump: leatherGrain(0.8),
    },
    sole: tint(look.colour, 0.25 * dim, 0.006 * dim),
    thread: look.dark ? tint(look.colour, 1.5 * dim, 0.03) : tint(look.colour, 0.72 * dim),
  }
}

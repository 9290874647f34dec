import { floatAt } from '#engine/array-at'
import { CHANNELS } from '#engine/channels'
import { each } from '#engine/drape'
import { clamp, fbm, grain, noise, ss } from '#engine/noise'
import { boxBlur } from '#engine/raster'
import type { PanelSpec } from '#engine/scene-types'

/** Surface of a fabric; spread it into the spec of a panel. */
export type Fabric = Pick<PanelSpec, 'mat' | 'bump' | 'paint' | 'aoMap'>

type Height = (x: number, y: number) => number

/** A fine relief with darker pits: `reach` is the radius in px that is compared, `depth` the strength. */
function pitted(height: Height, reach: number, depth: number): Pick<Fabric, 'bump' | 'aoMap'> {
  let high: Float32Array = new Float32Array()
  let mean: Float32Array = new Float32Array()
  return {
    bump: (p) => {
      high = new Float32Array(p.w * p.h)
      each(p, (i, x, y) => {
        high[i] = height(x, y)
      })
      mean = boxBlur(high, p.w, p.h, reach * (p.near ?? 1), 2)
      return high
    },
    aoMap: (_, i) => Math.exp(-clamp(floatAt(mean, i) - floatAt(high, i), -3, 12) * depth),
  }
}

const uneven =
  (factor: Height): NonNullable<Fabric['paint']> =>
  (pix, _source, _i, x, y) => {
    const m = factor(x, y)
    for (const c of CHANNELS) pix[c] *= m
  }

/** Velvet: dark where it faces the viewer, pale where the pile turns away, with patches of reversed pile. */
export function velvet(depth = 1): Fabric {
  return {
    mat: { fuzz: 2.3 * depth, wrap: 0.1, ao: 1.5, diff: 0.74, cast: 0.62 },
    ...pitted((x, y) => 0.13 * grain(x, y, 1.2, 4) + 0.12 * noise(x / 3, y / 1.5, 6), 3, 0.1),
    paint: uneven((x, y) => {
      const stroked = ss(-0.25, 0.3, fbm(x / 64 + 0.4 * noise(y / 40, 3), y / 130, 3, 8))
      return 0.78 + 0.36 * stroked + 0.05 * noise(x / 1.2, y / 1.6, 5)
    }),
  }
}

/** Linen: threads of uneven thickness in both directions, with light slubs. */
export function linen(amp = 1): Fabric {
  const slub: Height = (x, y) =>
    Math.max(0, noise(x / 46, y / 1.7, 11) - 0.35) + Math.max(0, noise(x / 1.7, y / 46, 13) - 0.35)
  return {
    mat: { fuzz: 0.14, wrap: 0.26, ao: 0.85 },
    ...pitted(
      (x, y) =>
        amp *
        (0.2 * Math.sin(x * 2.1 + 2 * noise(x / 9, y / 60, 3)) +
          0.2 * Math.sin(y * 2.1 + 2 * noise(x / 60, y / 9, 5)) +
          0.75 * slub(x, y) +
          0.16 * grain(x, y, 1.2, 3)),
      3,
      0.12,
    ),
    paint: uneven(
      (x, y) => 1 + 0.12 * slub(x, y) + 0.035 * noise(x / 1.3, y / 30, 7) + 0.035 * noise(x / 30, y / 1.3, 9),
    ),
  }
}

/** Waffle cloth: sunk cells `size` px wide between raised threads. */
export function waffle(size = 15, amp = 1): Fabric {
  const wall = (t: number) => Math.abs(Math.sin((t / size) * Math.PI))
  const height: Height = (x, y) => {
    const across = wall(x + 1.5 * noise(x / 50, y / 50, 2))
    const down = wall(y + 1.5 * noise(x / 50, y / 50, 6))
    return amp * (2.1 * Math.max(across, down) ** 3 + 0.4 * noise(x / 1.5, y / 1.5, 7))
  }
  return { mat: { fuzz: 0.15, wrap: 0.34, ao: 0.9 }, ...pitted(height, Math.round(size * 0.5), 0.03) }
}

/** Terry, bouclé (size 6) or teddy (size 10): loops of about `size` px. */
export function looped(size = 3, amp = 1): Fabric {
  const s = size
  return {
    mat: { fuzz: 0.6, wrap: 0.34, ao: 0.8 },
    ...pitted(
      (x, y) => {
        const wx = x + s * 0.8 * noise(x / (s * 1.3), y / (s * 1.3), 2)
        const wy = y + s * 0.8 * noise(x / (s * 1.3), y / (s * 1.3), 8)
        const curl = 1 - Math.abs(grain(wx, wy, s, 3)) - 0.6 * Math.abs(grain(wx, wy, s * 0.55, 6))
        return amp * (s * 0.42 * curl + 0.4 * noise(x / 1.2, y / 1.2, 4))
      },
      Math.round(s * 1.2) + 1,
      0.5 / s + 0.05,
    ),
    paint: uneven((x, y) => 1 + 0.07 * noise(x / 1.7, y / 1.7, 21) + 0.05 * fbm(x / 30, y / 30, 2, 4)),
  }
}

/** Corduroy with wales `wale` px apart, turned by `angle` radians (0 upright). */
export function corduroy(wale = 7, angle = 0): Fabric {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const rib: Height = (x, y) =>
    Math.abs(Math.sin(((x * c + y * s + 0.8 * noise(x / 50, y / 90, 3)) / wale) * Math.PI)) ** 0.55
  return {
    mat: { fuzz: 0.75, wrap: 0.22, ao: 1, diff: 0.95 },
    ...pitted((x, y) => 1.9 * rib(x, y) + 0.3 * noise(x / 1.2, y / 2.4, 4), Math.round(wale * 0.7), 0.2),
    paint: uneven((x, y) => 0.97 + 0.06 * fbm(x / 60, y / 110, 2, 8)),
  }
}

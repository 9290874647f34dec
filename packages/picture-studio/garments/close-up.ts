import { floatAt } from '#engine/array-at'
import { type Buckle, buckle, soft } from '#engine/drape'
import { clamp, rng } from '#engine/noise'
import { rect } from '#engine/paths'
import { boxBlur } from '#engine/raster'
import { panel } from '#engine/scene'
import type { Panel, PanelSpec, Rgb, Scene } from '#engine/scene-types'
import type { Bump } from './cutting'

/** A panel that fills the whole sheet and more. */
export const FULL = { d: rect(-60, -60, 1020, 1245), pad: 0, edgeA: 0, shadow: false } satisfies Partial<PanelSpec>

/** A yarn surface with darker pits: `reach` is the radius in px that is compared, `depth` the strength. */
export function pitted(surface: Bump, reach: number, depth: number): Pick<PanelSpec, 'bump' | 'aoMap'> {
  let high: Float32Array = new Float32Array()
  let mean: Float32Array = new Float32Array()
  return {
    bump: (p) => {
      high = surface(p)
      mean = boxBlur(high, p.w, p.h, reach, 2)
      return high
    },
    aoMap: (_, i) => Math.exp(-clamp(floatAt(mean, i) - floatAt(high, i), -2, 14) * depth),
  }
}

type Lying = { amp: number; sx: number; sy: number; angle: number; slack: number; folds: Omit<Buckle, 'field'> }

/** Shape of cloth in a close-up: a slow swell and a few folds at one angle. */
export function lie(p: Panel, { amp, sx, sy, angle, slack, folds }: Lying): void {
  soft(p, { amp, sx, sy, seed: 3 })
  buckle(p, {
    ...folds,
    field: (_x, _y, o) => {
      o[0] = angle
      o[1] = slack
    },
  })
}

type Fibres = { count: number; seed: number; color: Rgb; width?: number; length: number; opacity: number }

/** Draws stray fibres that reflect light. */
export async function strayFibres(scene: Scene, fibres: Fibres): Promise<void> {
  const r = rng(fibres.seed)
  const width = fibres.width ?? 0.9
  let svg = ''
  for (let k = 0; k < fibres.count; k++) {
    const x = r() * 900
    const y = r() * 1125
    const a = r() * 6.283
    const b = a + (r() - 0.5) * 2.6
    const l = fibres.length * (0.4 + r())
    const bend = [Math.cos(a) * l * 0.5, Math.sin(a) * l * 0.5, Math.cos(b) * l, Math.sin(b) * l]
    const d = `M${x.toFixed(1)} ${y.toFixed(1)}q${bend.map((v) => v.toFixed(1)).join(' ')}`
    const opacity = (fibres.opacity * (0.3 + 0.7 * r())).toFixed(2)
    const stroke = (width * (0.6 + 0.7 * r())).toFixed(2)
    svg += `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${stroke}" stroke-linecap="round"/>`
  }
  const shadow = { k: 0.25, k2: 0, r: 1, r2: 1, dx: 1, dy: 2 }
  await panel(scene, { ...FULL, svg, color: fibres.color, flat: true, shadow })
}

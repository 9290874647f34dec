import type { Look } from '#engine/look'
import { fbm, noise } from '#engine/noise'
import { boxBlur } from '#engine/raster'
import { panel } from '#engine/scene'
import type { Scene } from '#engine/scene-types'
import { FULL, lie, pitted, strayFibres } from './close-up'
import { relief, shaded } from './cutting'
import { tint } from './tone'

/** Size of one stitch, px. */
const WALE = 62
const COURSE = 46

/** Close-up of hand knit: V stitches of a four-ply yarn. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  scene.seed = 51
  const color = look.colour
  const yarn = relief((x0, y0) => {
    const x = x0 + 9 * noise(x0 / 170, y0 / 170, 2) + 1.5 * noise(x0 / 26, y0 / 26, 4)
    const y = y0 + 10 * noise(x0 / 190, y0 / 190, 6) + 1.5 * noise(x0 / 26, y0 / 26, 7)
    return stitches(x, y) + 0.9 * noise(x / 2.1 + y / 5, y / 2.4, 7) + 0.7 * noise(x / 1.2, y / 1.2, 3)
  })
  await panel(scene, {
    ...FULL,
    ...pitted((p) => boxBlur(yarn(p), p.w, p.h, 1, 1), 12, 0.095),
    color,
    mat: { fuzz: 0.55, wrap: 0.34, ao: 0.35 },
    folds: (p) => lie(p, LYING),
    paint: shaded((x, y) => 1 + 0.07 * noise(x / 1.6, y / 1.6, 21) + 0.07 * fbm(x / 22, y / 22, 2, 4)),
  })
  await strayFibres(scene, { count: 240, seed: 8, color: tint(color, 1.1, 0.03), length: 44, opacity: 0.4 })
}

/** Height of the knit: every leg is a thick twisted strand leaning 33 degrees; rows nest like chevrons. */
function stitches(x: number, y: number): number {
  const u = x / WALE
  const wale = Math.floor(u)
  const across = Math.abs(u - wale - 0.5)
  const v = y / COURSE + 0.08 * noise(wale * 3.7, 1.5, 9)
  let best = -9
  for (let d = -1; d <= 1; d++) {
    const row = Math.floor(v) + d
    const down = (v - row - 0.5) * COURSE
    const p = (across - 0.262 - 0.012 * noise(wale * 2.1, row * 1.7, 3)) * WALE
    const a = (p * 0.52 - down * 0.854) / (COURSE * 0.92)
    const half = WALE * (0.262 + 0.02 * noise(wale * 1.3, row * 2.1, 8))
    const c = (p * 0.854 + down * 0.52 + 2.5 * a * a) / half
    if (c * c >= 1 || a * a >= 1) continue
    const body = Math.sqrt(1 - c * c) * (1 - a * a) ** 0.42
    const ply = Math.cos(c * 3.6 + a * 11)
    best = Math.max(best, 19 * body + 1.9 * ply * body - 5.5 * a)
  }
  return best
}

const LYING = {
  amp: 40,
  sx: 420,
  sy: 380,
  angle: 0.5,
  slack: 0.006,
  folds: { seed: 4, f: 9, lam: 190, stretch: 3, bend: 0.5 },
}

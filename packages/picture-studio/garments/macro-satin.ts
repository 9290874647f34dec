import { addTo } from '#engine/array-at'
import { buckle, each, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { mel } from '#engine/materials'
import { gauss, lerp, noise, ss } from '#engine/noise'
import { boxBlur } from '#engine/raster'
import { panel } from '#engine/scene'
import type { Panel, Scene } from '#engine/scene-types'
import { FULL } from './close-up'
import { relief } from './cutting'
import { brightness } from './tone'

/** Close-up of silk satin: a few deep, slow folds. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  scene.seed = 53
  const light = ss(0.05, 0.5, brightness(look.colour))
  await panel(scene, {
    ...FULL,
    color: look.colour,
    mat: {
      satin: lerp(0.95, 0.62, light),
      gleam: lerp(0.75, 1, light),
      spec: lerp(0.012, 0.045, light),
      diff: lerp(0.8, 0.6, light),
      sx: 0.42,
      sy: 0.6,
      wrap: 0.26,
      ao: 0.2,
      f0: 0.8,
      cast: 0.25,
    },
    foldK: 1,
    folds: ropeFolds,
    bump: relief(
      (x, y) =>
        0.03 * Math.sin((x * 0.6 + y) * 2.3) + 0.028 * noise(x / 1.3, y / 9, 3) + 0.02 * noise(x / 9, y / 1.3, 5),
    ),
    paint: mel(0.012, 1.2),
  })
}

/** Folds that fan out from the upper left corner, each with a sharp crest and a wide trough. */
function ropeFolds(p: Panel): void {
  each(p, (i, x, y) => {
    const rad = Math.hypot(x + 120, y + 260)
    const th = Math.atan2(y + 260, x + 120) + 0.05 * noise(x / 420, y / 420, 4)
    const fan = (f: number, phase: number, k: number) => {
      const s = 0.5 + 0.5 * Math.sin(th * f + phase + 0.5 * noise(th * 1.6, rad / 1100, phase))
      return k * (s ** 2.2 - 0.35)
    }
    const h =
      fan(17, 1.3, 66) * (0.8 + 0.3 * noise(th * 3, rad / 900, 3)) +
      fan(31, 4.1, 17) * (0.6 + 0.4 * noise(th * 3, rad / 700, 7))
    addTo(p.hgt, i, h * (0.5 + rad / 1500))
  })
  soft(p, { amp: 34, sx: 300, sy: 520, seed: 5, rot: 0.8 })
  // At the gathered end, folds bend and merge.
  buckle(p, {
    seed: 9,
    f: 9,
    lam: 120,
    stretch: 5,
    bend: 0.45,
    field: (x, y, o) => {
      o[0] = Math.atan2(y + 260, x + 120) - 1.35
      o[1] = 0.012 + 0.03 * gauss(Math.hypot(x - 560, y - 620), 330)
    },
  })
  p.hgt.set(boxBlur(p.hgt, p.w, p.h, 7, 3))
}

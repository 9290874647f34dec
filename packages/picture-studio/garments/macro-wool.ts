import { floatAt } from '#engine/array-at'
import { each } from '#engine/drape'
import type { Look } from '#engine/look'
import { fbm, gauss, lerp, noise } from '#engine/noise'
import { panel } from '#engine/scene'
import type { PanelSpec, Scene } from '#engine/scene-types'
import { FULL, lie, pitted, strayFibres } from './close-up'
import { type Paint, relief } from './cutting'
import { hornButton } from './horn-button'
import { tint } from './tone'

/** Close-up of wool coating: the edge of a front, a lapel and a horn button. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  scene.seed = 54
  const color = look.colour
  const cloth: Omit<PanelSpec, 'd'> = {
    color,
    ...pitted(relief(felted), 6, 0.13),
    paint: melange,
    mat: { fuzz: 0.6, wrap: 0.34, ao: 0.6 },
    folds: (p) => lie(p, LYING),
  }
  await panel(scene, { ...cloth, ...FULL })
  await front(scene, cloth)
  await lapel(scene, cloth)
  const fibres = { count: 420, seed: 9, length: 26, width: 0.8, opacity: 0.42 }
  await strayFibres(scene, { ...fibres, color: tint(color, 1.12, 0.03) })
  await hornButton(scene, look, 396, 770, 104)
}

function felted(x: number, y: number): number {
  const w = Math.sin((x * 0.8 + y) * 0.52 + 1.6 * noise(x / 14, y / 14, 3))
  return (
    0.9 * w +
    1.5 * noise(x / 7 + y / 16, y / 5, 4) +
    1.1 * noise(x / 3 + y / 9, y / 2.2, 6) +
    0.7 * noise(x / 1.4, y / 1.4, 8)
  )
}

const melange: Paint = (pix, _p, _i, x, y) => {
  const m =
    1 +
    0.16 * noise(x / 2.2 + y / 7, y / 1.8, 11) +
    0.1 * noise(x / 1.2, y / 3.4, 13) +
    0.08 * fbm(x / 40, y / 40, 2, 4)
  pix[0] *= m
  pix[1] *= m * (1 + 0.02 * noise(x / 4, y / 4, 15))
  pix[2] *= m * (1 + 0.05 * noise(x / 3, y / 3, 17))
}

const LYING = {
  amp: 40,
  sx: 360,
  sy: 420,
  angle: 0.2,
  slack: 0.006,
  folds: { seed: 8, f: 9, lam: 210, stretch: 5, bend: 0.5 },
}

async function front(scene: Scene, cloth: Omit<PanelSpec, 'd'>): Promise<void> {
  await panel(scene, {
    ...cloth,
    pad: 30,
    d: 'M560 -60C556 300 548 760 536 1185L-60 1185L-60 -60Z',
    edgeA: 20,
    edgeR: 24,
    // The seam along the edge.
    details: (p) =>
      each(p, (i, x, y) => {
        p.hgt[i] = floatAt(p.hgt, i) - 5 * gauss(lerp(560, 536, y / 1125) - x - 40, 5)
      }),
    shadow: { k: 0.55, k2: 0.5, r: 4, r2: 24, dx: 6, dy: 5 },
  })
}

async function lapel(scene: Scene, cloth: Omit<PanelSpec, 'd'>): Promise<void> {
  await panel(scene, {
    ...cloth,
    pad: 30,
    d: 'M-60 -60L420 -60C400 90 340 260 250 420C160 560 60 660 -60 730Z',
    edgeA: 20,
    edgeR: 24,
    details: (p) =>
      each(p, (i) => {
        p.hgt[i] = floatAt(p.hgt, i) - 5 * gauss(floatAt(p.dist, i) - 40, 5)
      }),
    shadow: { k: 0.5, k2: 0.5, r: 4, r2: 26, dx: 5, dy: 8 },
  })
}

import { addTo, floatAt } from '#engine/array-at'
import { CHANNELS } from '#engine/channels'
import { each } from '#engine/drape'
import type { Look } from '#engine/look'
import { clamp, fbm, gauss, lerp, lin, noise } from '#engine/noise'
import { panel } from '#engine/scene'
import type { Panel, PanelSpec, Rgb, Scene } from '#engine/scene-types'
import { FULL, lie, pitted, strayFibres } from './close-up'
import { type Paint, relief } from './cutting'
import { highlights, isIndigo } from './jeans/denim'
import { brightness, mix } from './tone'

/** Distance between threads, px. */
const THREAD = 8.4
/** Sheet x of the edge of the felled seam at a height. */
const edgeAt = (y: number) => lerp(500, 452, y / 1125)

/** Close-up of denim: three-to-one twill, dyed warp over pale weft, a felled seam. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  scene.seed = 52
  const cloth: Omit<PanelSpec, 'd'> = {
    color: look.colour,
    ...pitted(relief(twill), 5, 0.2),
    paint: wash(look),
    mat: { fuzz: 0.2, wrap: 0.26, ao: 0.7 },
    details: highlights(26),
  }
  await panel(scene, { ...cloth, ...FULL, folds: (p) => lieStiff(p, 5, 120, 0.9, 0.02) })
  await overlap(scene, cloth)
  const thread = isIndigo(look.colour) ? lin('#c08a4a') : mix(look.colour, [0.5, 0.5, 0.5], 0.45)
  for (const off of [28, 92]) await seam(scene, thread, off)
  await strayFibres(scene, { count: 70, seed: 5, color: paleOf(look), length: 22, opacity: 0.35 })
}

/**
 * The thread at a point: offsets from its middle in threads, phase of the twill (0 is weft), index of the warp thread.
 */
function threadAt(x: number, y: number): [dx: number, dy: number, phase: number, i: number] {
  const u = (x + 3 * noise(x / 130, y / 130, 2) + 0.9 * noise(x / 9, y / 70, 3)) / THREAD
  const v = (y + 3 * noise(x / 130, y / 130, 5) + 0.9 * noise(x / 70, y / 9, 4)) / THREAD
  const i = Math.floor(u)
  const j = Math.floor(v)
  return [u - i - 0.5, v - j - 0.5, (((i + j) % 4) + 4) % 4, i]
}

function twill(x: number, y: number): number {
  const [dx, dy, phase, i] = threadAt(x, y)
  const slub = 0.6 * noise((x + y * 0.35) / 1.5, y / 3.4, 3)
  if (phase === 0) return 2.2 * Math.sqrt(Math.max(0, 1 - (dy / 0.5) ** 2)) - 1.6 + slub
  const warp = (3.4 + 0.8 * noise(i * 1.3, y / 60, 8)) * Math.sqrt(Math.max(0, 1 - (dx / 0.54) ** 2))
  return warp * (phase === 2 ? 1.12 : 0.92) + slub
}

const paleOf = (look: Look): Rgb =>
  mix(look.colour, [0.93, 0.95, 0.98], clamp(brightness(look.colour) * 2.6, 0.1, 0.38))

function wash(look: Look): Paint {
  const warp = look.colour
  const pale = paleOf(look)
  const weft = mix(warp, [0.7, 0.71, 0.68], look.dark && !isIndigo(warp) ? 0.38 : 0.88)
  return (pix, p, k, x, y) => {
    const [dx, , phase, i] = threadAt(x, y)
    const worn = clamp(
      0.22 +
        0.3 * fbm(x / 200, y / 260, 2, 4) +
        0.34 * noise(i * 2.3, y / 90, 6) +
        0.28 * noise(x / 1.8, y / 7, 8) +
        0.05 * (floatAt(p.hgt, k) - floatAt(p.bl, k)),
    )
    const slub = 1 + 0.12 * noise(x / 1.5, y / 4, 9)
    const e = phase === 0 ? 0.82 * (1 - Math.abs(dx) * 0.5) : 0
    for (const c of CHANNELS) pix[c] = (lerp(warp[c], pale[c], worn) * (1 - e) + weft[c] * e) * slub
  }
}

/** Shape of the cloth; denim is stiffer than knit and wool. */
const lieStiff = (p: Panel, seed: number, lam: number, angle: number, slack: number) =>
  lie(p, { amp: 34, sx: 320, sy: 460, angle, slack, folds: { seed, f: 8, lam, stretch: 4, bend: 0.4 } })

async function overlap(scene: Scene, cloth: Omit<PanelSpec, 'd'>): Promise<void> {
  await panel(scene, {
    ...cloth,
    pad: 20,
    d: 'M500 -60C494 200 476 560 452 1185L980 1185L980 -60Z',
    edgeA: 9,
    edgeR: 12,
    folds: (p) => {
      lieStiff(p, 6, 110, 1.2, 0.014)
      // Puckers along the seam, which has shrunk.
      each(p, (i, x, y) => {
        const e = x - edgeAt(y)
        addTo(p.hgt, i, 5 * Math.sin(y / 21 + e * 0.03 + 1.2 * noise(y / 60, 3)) * gauss(e - 45, 60))
      })
    },
    shadow: { k: 0.55, k2: 0.45, r: 3, r2: 16, dx: -3, dy: 3 },
  })
}

/** A row of thick stitches `off` px from the edge. */
async function seam(scene: Scene, color: Rgb, off: number): Promise<void> {
  const at = (y: number) => edgeAt(y) + off
  for (let k = -1; k < 24; k++) {
    const y0 = k * 49 + (off > 50 ? 20 : 0)
    await panel(scene, {
      d: `M${at(y0)} ${y0}L${at(y0 + 36)} ${y0 + 36}`,
      stroke: 10.5,
      pad: 14,
      color,
      mat: { fuzz: 0.3, spec: 0.02, sx: 0.6, sy: 0.8, ao: 0.6 },
      inflate: 1.3,
      infF: 2,
      edgeA: 4,
      edgeR: 5,
      bump: relief((x, y) => 1.3 * Math.sin((y - (x - at(y)) * 1.1) * 0.95) + 0.4 * noise(x / 1.4, y / 1.4, 3)),
      shadow: { k: 0.6, k2: 0.35, r: 2, r2: 7, dx: 2, dy: 3 },
    })
  }
}

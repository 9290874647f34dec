import type { Look } from '#engine/look'
import { leatherGrain } from '#engine/materials'
import { fbm, lin } from '#engine/noise'
import { G } from '#engine/paths'
import type { Rgb, Scene } from '#engine/scene-types'
import { cutFor, placed, shaded } from './cutting'
import { brightness, mix, tint } from './tone'
import { bottom } from './trainer/bottom'
import { heelView } from './trainer/heel-view'
import type { Shoe } from './trainer/shoe'
import { lacing, upper } from './trainer/upper'

/** sRGB hex colours. `heel`: accent at the heel, null for the shoe's own colour. */
type Cut = { heel: string | null; sole: string; tread: string; thickness: number }
const CUTS: [Cut, ...Cut[]] = [
  { heel: '#2f4b3c', sole: '#e9e4d8', tread: '#b98d5a', thickness: 1 },
  { heel: '#8a3f2b', sole: '#e2d6bd', tread: '#e2d6bd', thickness: 0.86 },
  { heel: null, sole: '#efece5', tread: '#dcd8cf', thickness: 1.3 },
]

/** A pair of low leather trainers, standing. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  G.XF = 1
  scene.seed = 37
  scene.edgeK = 1
  const cut = cutFor(look, CUTS)
  if (look.isBack) {
    await heelView(scene, made(look, cut, 0, 0, 1, 1, 4))
    return
  }
  await shoe(scene, made(look, cut, 64, -46, 0.95, 0.84, 4))
  await shoe(scene, made(look, cut, -24, 22, 1, 1, 9))
  scene.opt = {
    floor: [
      { x: 430, y: 796, rx: 290, ry: 11, k: 0.5 },
      { x: 420, y: 800, rx: 380, ry: 38, k: 0.28 },
      { x: 560, y: 752, rx: 330, ry: 18, k: 0.22 },
    ],
  }
}

/** Colour of the heel's accent. It must contrast with the shoe, so coloured and dark shoes get a pale one. */
function accent(look: Look, cut: Cut): Rgb {
  if (!cut.heel) return tint(look.colour, 0.82)
  return brightness(look.colour) > 0.3 ? lin(cut.heel) : mix(look.colour, lin('#e7dcc6'), 0.75)
}

function made(look: Look, cut: Cut, ox: number, oy: number, size: number, dim: number, seed: number): Shoe {
  return {
    at: placed(ox, oy, size),
    ox,
    oy,
    size,
    seed,
    heel: tint(accent(look, cut), dim),
    sole: tint(lin(cut.sole), dim),
    tread: tint(lin(cut.tread), dim),
    thickness: cut.thickness,
    leather: {
      color: tint(look.colour, dim),
      mat: { spec: 0.035, sx: 0.45, sy: 0.8, f0: 0.5, wrap: 0.22, ao: 0.8 },
      bump: leatherGrain(1.1),
      paint: shaded((x, y) => 1 + 0.03 * fbm(x / 20, y / 20, 2, 3)),
    },
  }
}

async function shoe(scene: Scene, s: Shoe): Promise<void> {
  await upper(scene, s)
  await lacing(scene, s)
  await bottom(scene, s)
}

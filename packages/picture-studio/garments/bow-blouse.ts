import type { Look } from '#engine/look'
import { weave } from '#engine/materials'
import { lerp, lin, ss } from '#engine/noise'
import { G } from '#engine/paths'
import type { Scene } from '#engine/scene-types'
import type { BlouseCut } from './bow-blouse/blouse-cut'
import { body, closure } from './bow-blouse/body'
import { insideNeck, neck } from './bow-blouse/neck'
import { sleeve } from './bow-blouse/sleeves'
import { type Cloth, cutFor, SIDES, setArms } from './cutting'
import { printed } from './printed'
import { brightness, tint } from './tone'

const CUTS: [BlouseCut, ...BlouseCut[]] = [
  { hem: 800, sleeve: 'balloon', neck: 'bow', jabot: false, sheer: false },
  { hem: 780, sleeve: 'balloon', neck: 'frill', jabot: true, sheer: false },
  { hem: 760, sleeve: 'flutter', neck: 'loose-bow', jabot: false, sheer: false },
  { hem: 770, sleeve: 'gathered', neck: 'frill', jabot: false, sheer: true },
]

/** Soft crêpe with a faint sheen. */
async function crepe(look: Look): Promise<Cloth> {
  const light = ss(0.05, 0.5, brightness(look.colour))
  return {
    color: look.colour,
    ...(await printed(look)),
    bump: weave(0.06, 1.1),
    mat: {
      fuzz: 0.06,
      wrap: 0.3,
      ao: 0.7,
      satin: 0.12,
      gleam: 0.6,
      spec: lerp(0.016, 0, light),
      sx: 0.6,
      sy: 1.1,
      f0: 0.8,
    },
  }
}

/** A flowing blouse with a bow or a frill at the neck. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  G.XF = 1.2
  G.YF = 1.04
  scene.seed = 24
  setArms(
    scene,
    cut.sleeve === 'balloon'
      ? [
          [286, 235],
          [218, 520],
          [168, 840],
        ]
      : [
          [286, 235],
          [226, 400],
          [190, 600],
        ],
  )
  const cloth = await crepe(look)
  if (!look.isBack) await insideNeck(scene, cloth, cut, look)
  for (const side of SIDES) await sleeve(scene, cloth, cut, side)
  scene.part = 'body'
  await body(scene, cloth, cut, look.isBack)
  if (!look.isBack && cut.neck !== 'loose-bow')
    await closure(scene, cloth, cut, look.dark ? tint(look.colour, 1.9, 0.03) : lin('#efece6'))
  await neck(scene, cloth, cut, look.isBack)
}

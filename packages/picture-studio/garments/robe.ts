import type { Look } from '#engine/look'
import type { Point, Scene } from '#engine/scene-types'
import { cutFor, nearer, SIDES } from './cutting'
import { insideBack } from './inside-back'
import { back, fronts } from './robe/body'
import { clothOf } from './robe/cloths'
import { collar } from './robe/collar'
import type { Robe, RobeCut } from './robe/robe-cut'
import { armOf, sleeve } from './robe/sleeves'
import { boneOf } from './sewn/arm'
import { piping, pipingOn } from './sewn/piping'
import { beltBand, tieBelt } from './sewn/tie-belt'
import { tint } from './tone'

const CUTS: [RobeCut, ...RobeCut[]] = [
  { cloth: 'terry', hem: 1040, shoulder: 196, half: 204, collar: 'shawl', hand: 62, wrist: 650 },
  { cloth: 'waffle', hem: 930, shoulder: 190, half: 196, collar: 'kimono', hand: 72, wrist: 600 },
  { cloth: 'satin', hem: 800, shoulder: 190, half: 192, collar: 'kimono', hand: 86, wrist: 560 },
  { cloth: 'satin', hem: 1060, shoulder: 180, half: 206, collar: 'shawl', hand: 60, wrist: 660 },
]

// biome-ignore format: point lists read better in rows
const INSIDE: Point[] = [[388, 106, 1], [420, 98], [450, 96], [480, 98], [512, 106, 1], [540, 300], [450, 470], [360, 300]]

/** A wrap robe with a tied belt: terry, waffle or satin. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  scene.seed = 141
  nearer(scene, cut.hem < 850 ? 1.1 : 1)
  const arm = armOf(cut)
  boneOf(scene, arm)
  const cloth = await clothOf(look, cut)
  const robe: Robe = {
    cut,
    cloth,
    arm,
    piping: cut.collar === 'shawl' && cut.cloth === 'satin' ? pipingOn(look) : null,
  }
  if (!look.isBack)
    await insideBack(scene, look, {
      ...cloth,
      tex: undefined,
      outline: INSIDE,
      color: tint(look.colour, 0.62),
      curve: [80, 14],
      tag: [118, 44, 20],
    })
  for (const side of SIDES) await sleeve(scene, robe, side)
  scene.part = 'body'
  if (look.isBack) await back(scene, robe)
  else await fronts(scene, robe)
  await collar(scene, robe, look.isBack)
  const tall = cut.cloth === 'satin' ? 38 : 46
  const belt = { y: 506 - tall / 2, half: cut.half - 18, tall, knot: 6, drop: Math.min(300, cut.hem - 560) + tall / 2 }
  if (!look.isBack) return tieBelt(scene, cloth, belt)
  await beltBand(scene, cloth, belt)
  if (robe.piping)
    await piping(
      scene,
      [
        [390, 128],
        [450, 138],
        [510, 128],
      ],
      robe.piping,
    )
}

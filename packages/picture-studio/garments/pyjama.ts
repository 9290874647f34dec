import type { Look } from '#engine/look'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { cutFor, onArm, SIDES, type Side, sign } from './cutting'
import { insideBack } from './inside-back'
import { leaning, printed } from './printed'
import { trousers } from './pyjama/bottom'
import { cami } from './pyjama/cami'
import type { Pyjama, PyjamaCut } from './pyjama/pyjama-cut'
import { shirt } from './pyjama/shirt'
import { SATIN_ROUND, satin } from './satin'
import { type Arm, acrossArm, armOutline, boneOf, drapeSleeve } from './sewn/arm'
import { piping, pipingOn } from './sewn/piping'
import { tint } from './tone'

const CUTS: [PyjamaCut, ...PyjamaCut[]] = [
  { top: 'shirt', sleeves: 'long', legs: 1076, outer: 296 },
  { top: 'shirt', sleeves: 'short', legs: 850, outer: 276 },
  { top: 'cami', sleeves: 'none', legs: 1080, outer: 282 },
  { top: 'shirt', sleeves: 'long', legs: 840, outer: 270 },
]

function armOf({ sleeves }: PyjamaCut): Arm | null {
  if (sleeves === 'none') return null
  const base = { shoulder: [282, 128], pit: [296, 280] } as const
  if (sleeves === 'short') return { ...base, wrist: [222, 316], hand: 64, upper: 72 }
  return { ...base, wrist: [196, 600], hand: 48, upper: 70 }
}

async function sleeve(scene: Scene, p: Pyjama, arm: Arm, side: Side): Promise<void> {
  onArm(scene, side)
  await panel(scene, {
    ...p.cloth,
    ...leaning(p.cloth.tex, sign(side) * 0.18),
    d: path(mp(armOutline(arm), side)),
    inflate: 0.48,
    infMax: 48,
    edgeA: 3.5,
    edgeR: 7,
    folds: (panelAt) =>
      drapeSleeve(panelAt, arm, side, { seed: 241 + scene.vary, lam: 34, slack: 1.1, wrist: 0.04, round: SATIN_ROUND }),
  })
  await piping(scene, mp(acrossArm(arm, p.cut.sleeves === 'short' ? 0.72 : 0.88), side), p.piping)
}

// biome-ignore format: point lists read better in rows
const INSIDE: Point[] = [[400, 78, 1], [424, 70], [450, 68], [476, 70], [500, 78, 1], [516, 200], [450, 280], [384, 200]]

/** A pyjama laid out for the picture: the top over its trousers or shorts, edges piped. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  scene.seed = 242
  const arm = armOf(cut)
  if (arm) boneOf(scene, arm)
  const pyjama: Pyjama = {
    cut,
    arm,
    cloth: { ...satin(look, cut.top === 'cami' ? 0.9 : 0.55), ...(await printed(look, 'upright')) },
    piping: pipingOn(look),
    leg: { top: 470, waist: 140, hip: [292, 600], crotch: 700, hem: cut.legs, outer: cut.outer, inner: 434 },
    isBack: look.isBack,
  }
  await trousers(scene, pyjama)
  if (cut.top === 'shirt' && !look.isBack)
    await insideBack(scene, look, {
      ...pyjama.cloth,
      tex: undefined,
      outline: INSIDE,
      color: tint(look.colour, 0.66),
      curve: [70, 12],
      tag: [92, 42, 19],
    })
  if (arm) for (const side of SIDES) await sleeve(scene, pyjama, arm, side)
  scene.part = 'body'
  await (cut.top === 'shirt' ? shirt(scene, pyjama) : cami(scene, pyjama))
}

import { describeShape } from '#describe-shape'
import { soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { mel, weave } from '#engine/materials'
import { lerp, ss } from '#engine/noise'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { label } from '#engine/trims'
import { behind } from './blazer/behind'
import type { BlazerCut } from './blazer/blazer-cut'
import { fronts } from './blazer/fronts'
import { sleeve } from './blazer/sleeves'
import { type Cloth, cutFor, hollow, quirks, setArms, sleevesAround } from './cutting'
import { tailored } from './printed'
import { brightness, labelOn, tint } from './tone'

type Proportions = Omit<BlazerCut, 'buttons'>

const CUTS: [Proportions, ...Proportions[]] = [
  { width: 1.1, length: 1 },
  { width: 1.2, length: 1.12 },
  { width: 1.08, length: 0.8 },
]

// biome-ignore format: point lists read better in rows
const LINING: Point[] = [
  [382, 150, 1], [420, 138], [450, 135], [480, 138], [518, 150, 1], [540, 420, 1], [450, 520], [360, 420, 1],
]

/** A single-breasted blazer with notched lapels. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const q = quirks(look, CUTS.length)
  const drawn = cutFor(look, CUTS)
  const cut = {
    ...drawn,
    length: drawn.length * (1 + 0.06 * q()),
    buttons: describeShape('blazer', look.shape).buttons ?? 1,
  }
  G.XF = cut.width
  scene.seed = 22
  setArms(scene, [
    [312, 210],
    [246, 530],
    [208, 850],
  ])
  const cloth: Cloth = {
    color: look.colour,
    ...(await tailored(look)),
    mat: { fuzz: lerp(0.55, 0.3, ss(0.03, 0.22, brightness(look.colour))), wrap: 0.28, ao: 0.9 },
    bump: weave(0.2, 1.15),
    paint: mel(0.16, 1.1),
  }
  if (!look.isBack) await lining(scene, look)
  const body = look.isBack ? behind : fronts
  await sleevesAround(
    scene,
    (side) => sleeve(scene, cloth, side),
    () => body(scene, cloth, cut),
  )
}

async function lining(scene: Scene, look: Look): Promise<void> {
  await panel(scene, {
    d: path(LINING),
    // Darker than the cloth if that is light, slightly lighter if it is dark.
    color: tint(look.colour, 0.44, 0.02),
    mat: { spec: 0.05, satin: 0.15 },
    folds: (p) => {
      soft(p, { amp: 4, sx: 40, sy: 120 })
      hollow(p, 80, 14)
    },
  })
  await label(scene, 450, 182, 50, 24, labelOn(look))
}

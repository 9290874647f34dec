import { describeShape } from '#describe-shape'
import type { Look } from '#engine/look'
import { mel } from '#engine/materials'
import { grain } from '#engine/noise'
import { G } from '#engine/paths'
import type { Point, Scene } from '#engine/scene-types'
import { behind } from './coat/behind'
import type { CoatCut } from './coat/coat-cut'
import { fronts } from './coat/fronts'
import { sleeve } from './coat/sleeves'
import { type Cloth, cutFor, quirks, relief, setArms, sleevesAround } from './cutting'
import { insideBack } from './inside-back'
import { tailored } from './printed'
import { tint } from './tone'

type Proportions = Omit<CoatCut, 'pairs'>

const CUTS: [Proportions, ...Proportions[]] = [
  { width: 1.12, length: 1 },
  { width: 1.18, length: 0.5 },
  { width: 1.04, length: 1.02 },
  { width: 1.22, length: 0.8 },
]

// biome-ignore format: point lists read better in rows
const LINING: Point[] = [
  [392, 96, 1], [420, 86], [450, 83], [480, 86], [508, 96, 1], [530, 380, 1], [450, 480], [370, 380, 1],
]

/** A double-breasted wool coat. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const q = quirks(look, CUTS.length)
  const drawn = cutFor(look, CUTS)
  const cut = {
    ...drawn,
    length: drawn.length * (1 + 0.07 * q()),
    pairs: (describeShape('coat', look.shape).buttons ?? 0) / 2,
  }
  G.XF = cut.width
  scene.seed = 33
  setArms(scene, [
    [262, 150],
    [210, 430],
    [194, 700],
  ])
  const cloth: Cloth = {
    color: look.colour,
    ...(await tailored(look)),
    mat: { fuzz: 0.5, wrap: 0.3, ao: 0.9 },
    bump: relief((x, y) => 0.26 * grain(x, y * 0.6, 1.4, 3) + 0.3 * grain(x + y * 0.4, y * 0.5, 3.2, 8)),
    paint: mel(0.1, 1.3),
  }
  if (!look.isBack) await lining(scene, look)
  const body = look.isBack ? behind : fronts
  await sleevesAround(
    scene,
    (side) => sleeve(scene, cloth, side),
    () => body(scene, cloth, cut),
  )
}

const lining = (scene: Scene, look: Look) =>
  insideBack(scene, look, {
    outline: LINING,
    color: tint(look.colour, 0.34, 0.004),
    mat: { spec: 0.03, satin: 0.15, sx: 0.5, sy: 0.9 },
    curve: [80, 14],
    tag: [112, 44, 20],
  })

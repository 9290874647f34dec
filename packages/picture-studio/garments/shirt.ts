import { describeShape } from '#describe-shape'
import type { Look } from '#engine/look'
import { mel, weave } from '#engine/materials'
import { lin } from '#engine/noise'
import { G } from '#engine/paths'
import type { Point, Scene } from '#engine/scene-types'
import { type Cloth, cutFor, quirks, setArms, sleevesAround } from './cutting'
import { insideBack } from './inside-back'
import { printed } from './printed'
import { behind } from './shirt/behind'
import { body } from './shirt/body'
import { collar } from './shirt/collar'
import { front } from './shirt/front'
import type { ShirtCut, ShirtTrims } from './shirt/shirt-cut'
import { sleeve } from './shirt/sleeves'
import { tint } from './tone'

type Proportions = Omit<ShirtCut, 'buttons'>

const CUTS: [Proportions, ...Proportions[]] = [
  { width: 1.16, length: 1, pocket: true },
  { width: 1.28, length: 1.1, pocket: true },
  { width: 1.08, length: 0.94, pocket: false },
  { width: 1.24, length: 0.68, pocket: false },
]

// biome-ignore format: point lists read better in rows
const BACK: Point[] = [
  [388, 150, 1], [420, 142], [450, 140], [480, 142], [512, 150, 1], [520, 240], [450, 300], [380, 240],
]

/** A shirt with collar, placket and cuffs. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const q = quirks(look, CUTS.length)
  const drawn = cutFor(look, CUTS)
  const cut = {
    ...drawn,
    length: drawn.length * (1 + 0.06 * q()),
    buttons: describeShape('shirt', look.shape).buttons ?? 0,
    pocket: q() < -0.2 ? !drawn.pocket : drawn.pocket,
  }
  G.XF = cut.width
  scene.seed = 23
  setArms(scene, [
    [286, 235],
    [225, 520],
    [176, 870],
  ])
  const color = look.colour
  const cloth: Cloth = {
    color,
    ...(await printed(look, 'upright')),
    mat: { fuzz: 0.05, wrap: 0.25, ao: 0.75, spec: 0.012 },
    bump: weave(0.05, 1.1),
    paint: mel(0.015, 1.1),
  }
  const trims: ShirtTrims = {
    thread: { color: tint(color, 0.86), w: 1.1, dash: '3 2' },
    // Mother of pearl buttons; horn on dark cloth.
    button: look.dark ? tint(color, 1.9, 0.03) : lin('#efece6'),
  }
  if (!look.isBack) await backNeck(scene, cloth, look)
  await sleevesAround(
    scene,
    (side) => sleeve(scene, cloth, trims, side),
    async () => {
      if (look.isBack) return behind(scene, cloth, trims, cut)
      await body(scene, cloth, trims, cut)
      await front(scene, cloth, trims, cut)
      await collar(scene, cloth, trims)
    },
  )
}

const backNeck = (scene: Scene, cloth: Cloth, look: Look) =>
  insideBack(scene, look, {
    ...cloth,
    tex: undefined,
    paint: undefined,
    outline: BACK,
    color: tint(cloth.color, 0.72),
    curve: [70, 12],
    tag: [186, 46, 22],
  })

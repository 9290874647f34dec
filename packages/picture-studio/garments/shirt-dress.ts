import { linen } from '#engine/fabrics'
import type { Look } from '#engine/look'
import { mel, weave } from '#engine/materials'
import { lin } from '#engine/noise'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { type Cloth, cutFor, SIDES, setArms } from './cutting'
import { insideBack } from './inside-back'
import { printed } from './printed'
import { collar } from './shirt/collar'
import type { ShirtTrims } from './shirt/shirt-cut'
import { sleeve } from './shirt/sleeves'
import { bodice, skirt } from './shirt-dress/body'
import { belt, placket, pockets } from './shirt-dress/front'
import type { ShirtDressCut } from './shirt-dress/shirt-dress-cut'
import { turnedSleeve } from './shirt-dress/sleeves'
import { tint } from './tone'

const CUTS: [ShirtDressCut, ...ShirtDressCut[]] = [
  { cloth: 'poplin', hem: 1250, flare: 236, sleeve: 'long', belt: 'tie', pockets: 'none' },
  { cloth: 'poplin', hem: 1020, flare: 196, sleeve: 'short', belt: 'buckle', pockets: 'two' },
  { cloth: 'linen', hem: 1230, flare: 190, sleeve: 'rolled', belt: 'tie', pockets: 'one' },
  { cloth: 'poplin', hem: 990, flare: 190, sleeve: 'long', belt: 'buckle', pockets: 'none' },
]

// biome-ignore format: point lists read better in rows
const INSIDE: Point[] = [
  [388, 150, 1], [420, 142], [450, 140], [480, 142], [512, 150, 1], [520, 240], [450, 300], [380, 240],
]

// biome-ignore format: point lists read better in rows
const COLLAR_BEHIND: Point[] = [
  [388, 152], [412, 130], [450, 125], [488, 130], [512, 152], [522, 190, 1], [486, 200], [450, 203], [414, 200],
  [378, 190, 1],
]

const ARMS: Record<'long' | 'short', Point[]> = {
  long: [
    [286, 235],
    [225, 520],
    [176, 870],
  ],
  short: [
    [286, 235],
    [248, 400],
    [214, 560],
  ],
}

const POPLIN: Omit<Cloth, 'color'> = {
  mat: { fuzz: 0.06, wrap: 0.26, ao: 0.75, spec: 0.012 },
  bump: weave(0.05, 1.1),
  paint: mel(0.015, 1.1),
}

/** A belted shirt dress, buttoned from collar to hem. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  // Short dresses are enlarged, so that they fill the card.
  const size = Math.min(1.18, 1235 / cut.hem)
  G.XF = 0.94 * size
  G.YF = 0.84 * size
  scene.seed = 23
  setArms(scene, ARMS[cut.sleeve === 'long' ? 'long' : 'short'])
  const color = look.colour
  const cloth: Cloth = {
    color,
    ...(await printed(look, 'upright')),
    ...(cut.cloth === 'linen' ? linen(0.75) : POPLIN),
  }
  const trims: ShirtTrims = {
    thread: { color: tint(color, 0.86), w: 1.1, dash: '3 2' },
    button: look.dark ? tint(color, 1.9, 0.03) : lin('#efece6'),
  }
  if (!look.isBack) await backNeck(scene, cloth, look)
  for (const side of SIDES)
    if (cut.sleeve === 'long') await sleeve(scene, cloth, trims, side)
    else await turnedSleeve(scene, cloth, trims, side, cut.sleeve)
  scene.part = 'body'
  await skirt(scene, cloth, trims, cut)
  await bodice(scene, cloth, trims, look.isBack)
  if (!look.isBack) {
    await placket(scene, cloth, trims, cut)
    await pockets(scene, cloth, trims, cut)
  }
  await belt(scene, cloth, cut, look.isBack)
  if (look.isBack) await panel(scene, { ...cloth, d: path(COLLAR_BEHIND), inflate: 0.4, edgeA: 3, edgeR: 6 })
  else await collar(scene, cloth, trims)
}

const backNeck = (scene: Scene, cloth: Cloth, look: Look) =>
  insideBack(scene, look, {
    ...cloth,
    tex: undefined,
    paint: undefined,
    outline: INSIDE,
    color: tint(cloth.color, 0.72),
    curve: [70, 12],
    tag: [186, 40, 19],
  })

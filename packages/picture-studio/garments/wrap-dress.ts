import { CHANNELS } from '#engine/channels'
import type { Look } from '#engine/look'
import { weave } from '#engine/materials'
import { lerp, ss } from '#engine/noise'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { label } from '#engine/trims'
import { type Cloth, cutFor, hollow, quirks, SIDES, setArms } from './cutting'
import { printed } from './printed'
import { brightness, tint } from './tone'
import { belt, beltBand } from './wrap-dress/belt'
import { bodice, bodiceBehind } from './wrap-dress/bodice'
import { skirtBehind, skirts } from './wrap-dress/skirts'
import { reach, sleeve } from './wrap-dress/sleeves'
import type { WrapCut } from './wrap-dress/wrap-cut'

const CUTS: [WrapCut, ...WrapCut[]] = [
  { width: 1, length: 1, sleeve: 1 },
  { width: 0.97, length: 0.72, sleeve: 2.1 },
  { width: 1.05, length: 0.86, sleeve: 1.35 },
  { width: 1, length: 0.56, sleeve: 1 },
]

// biome-ignore format: point lists read better in rows
const BACK_NECK: Point[] = [
  [382, 118, 1], [420, 128], [450, 131], [480, 128], [518, 118, 1], [520, 300, 1], [380, 300, 1],
]

async function clothOf(look: Look): Promise<Cloth> {
  const light = ss(0.05, 0.5, brightness(look.colour))
  return {
    color: look.colour,
    ...(await printed(look)),
    bump: weave(0.07, 1.2),
    mat: { fuzz: lerp(0.3, 0.1, light), wrap: 0.25, ao: 0.8, spec: lerp(0.022, 0, light), sx: 0.5, sy: 0.9 },
  }
}

/** A wrap dress: overlapping bodice, belt with ties, flared skirt. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const q = quirks(look, CUTS.length)
  const drawn = cutFor(look, CUTS)
  const cut = { ...drawn, length: drawn.length * (1 + 0.06 * q()), sleeve: drawn.sleeve * (1 + 0.14 * q()) }
  G.XF = cut.width
  scene.seed = 11
  setArms(
    scene,
    reach(
      [
        [350, 150],
        [300, 300],
        [262, 470],
      ],
      cut,
    ),
  )
  const cloth = await clothOf(look)
  if (!look.isBack) await backNeck(scene, cloth)
  for (const side of SIDES) await sleeve(scene, cloth, cut, side)
  scene.part = 'body'
  if (look.isBack) {
    await skirtBehind(scene, cloth, cut)
    await bodiceBehind(scene, cloth)
    await beltBand(scene, cloth)
    return
  }
  await skirts(scene, cloth, cut)
  await bodice(scene, cloth)
  await belt(scene, cloth)
}

async function backNeck(scene: Scene, cloth: Cloth): Promise<void> {
  const { color, tex } = cloth
  await panel(scene, {
    ...cloth,
    d: path(BACK_NECK),
    color: tint(color, 0.55, 0.01),
    folds: (p) => hollow(p, 80, 14),
    tex:
      tex &&
      ((pix, u, v, x, y) => {
        tex(pix, u, v, x, y)
        for (const c of CHANNELS) pix[c] = pix[c] * 0.35 + color[c] * 0.15
      }),
    edgeA: 2,
  })
  await label(scene, 450, 141, 44, 20, '#efe9df')
}

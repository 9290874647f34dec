import type { Look } from '#engine/look'
import { mel } from '#engine/materials'
import { grain, noise } from '#engine/noise'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { label, stitch } from '#engine/trims'
import { type Cloth, cutFor, nearer, relief, SIDES, type Side } from './cutting'
import { printed, steadied } from './printed'
import { drapeLeg, legOutline } from './sewn/leg'
import { seam } from './sewn/trims'
import type { Shorts, ShortsCut } from './shorts/shorts-cut'
import { TOP } from './shorts/shorts-cut'
import { waist } from './shorts/waist'
import { labelOn, threadOn, tint } from './tone'

const CUTS: [ShortsCut, ...ShortsCut[]] = [
  { waist: 'band', hem: 716, out: 196, cuff: 40, crease: true, linen: false },
  { waist: 'drawstring', hem: 700, out: 212, cuff: 0, crease: false, linen: true },
  { waist: 'band', hem: 846, out: 186, cuff: 0, crease: true, linen: false },
  { waist: 'paperbag', hem: 690, out: 218, cuff: 0, crease: false, linen: true },
]

async function clothOf(look: Look, cut: ShortsCut): Promise<Cloth> {
  const print = await printed(look, 'upright')
  const base = { color: look.colour, ...(look.print === 'stripe' ? steadied(print.tex, 0.2) : print) }
  // Linen has slubs in both directions.
  const slub = relief(
    (x, y) => 0.3 * noise(x / 1.2, y / 22, 4) + 0.3 * noise(x / 20, y / 1.2, 9) + 0.14 * grain(x, y, 1.3, 3),
  )
  const twill = relief((x, y) => 0.1 * Math.sin((x + y) * 1.8) + 0.12 * grain(x, y, 1.3, 3))
  return {
    ...base,
    mat: { fuzz: cut.linen ? 0.15 : 0.2, wrap: 0.28, ao: 0.9 },
    bump: cut.linen ? slub : twill,
    paint: mel(cut.linen ? 0.06 : 0.05, 1.3),
  }
}

async function leg(scene: Scene, s: Shorts, side: Side): Promise<void> {
  const { cut, cloth, leg: shape } = s
  await panel(scene, {
    ...cloth,
    d: path(mp(legOutline(shape), side)),
    inflate: 0.42,
    infMax: 66,
    edgeA: 4.5,
    edgeR: 8,
    folds: (p) =>
      drapeLeg(p, shape, side, {
        seed: 221 + scene.vary,
        crease: cut.crease ? 6 : 0,
        slack: cut.linen ? 1.35 : 1,
        lam: cut.linen ? 34 : 44,
        fall: cut.linen ? 10 : 5,
      }),
    hem: { k: 0.2, y0: shape.hem - 60, y1: shape.hem },
  })
  if (!cut.cuff) {
    const line: Point[] = [
      [shape.outer + 6, shape.hem - 20],
      [(shape.outer + shape.inner) / 2, shape.hem - 12],
      [shape.inner - 6, shape.hem - 20],
    ]
    await stitch(scene, mp(line, side), s.thread)
    return
  }
  const { outer, inner, hem } = shape
  const turned: Point[] = [
    [outer - 3, hem - cut.cuff, 1],
    [(outer + inner) / 2, hem - cut.cuff + 9],
    [inner + 3, hem - cut.cuff, 1],
    [inner + 2, hem + 4, 1],
    [(outer + inner) / 2, hem + 13],
    [outer - 4, hem + 4, 1],
  ]
  await panel(scene, {
    ...cloth,
    d: path(mp(turned, side)),
    inflate: 0.24,
    edgeA: 3.4,
    edgeR: 6,
    shadow: { k: 0.4, k2: 0.24, r: 2, r2: 6, dx: 0, dy: -1 },
  })
}

// biome-ignore format: point lists read better in rows
const LINES = {
  welt: [[322, TOP + 92, 1], [404, TOP + 98, 1]],
  mouth: [[346, TOP + 10], [324, TOP + 80], [292, TOP + 150]],
  mouthSeam: [[354, TOP + 12], [332, TOP + 84], [300, TOP + 154]],
  dart: [[392, TOP + 4], [390, TOP + 40], [388, TOP + 74]],
  middle: [[452, TOP + 8], [453, TOP + 90], [451, TOP + 182]],
} satisfies Record<string, Point[]>

/** Slanted pockets and the fly; in the back view, two welt pockets and the seat seam. */
async function pockets(scene: Scene, s: Shorts): Promise<void> {
  const { color } = s.cloth
  for (const side of SIDES) {
    if (s.isBack) {
      await seam(scene, mp(LINES.welt, side), color, { w: 4 })
      continue
    }
    await seam(scene, mp(LINES.mouth, side), color, { w: 2.6 })
    await stitch(scene, mp(LINES.mouthSeam, side), s.thread)
    if (!s.cut.linen) await seam(scene, mp(LINES.dart, side), color, { w: 2 })
  }
  await seam(scene, LINES.middle, color, { w: 2 })
}

/** Shorts: tailored with turn-ups, linen with a drawstring, bermudas, or gathered with a tie. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  scene.seed = 222
  nearer(scene, cut.hem > 800 ? 1.26 : 1.4)
  const shorts: Shorts = {
    cut,
    cloth: await clothOf(look, cut),
    leg: {
      top: TOP - 8,
      waist: cut.waist === 'band' ? 128 : 134,
      hip: [266, TOP + 160],
      crotch: TOP + 198,
      hem: cut.hem,
      outer: 450 - cut.out,
      inner: 442,
    },
    thread: threadOn(look, 1.2),
    isBack: look.isBack,
  }
  if (!look.isBack && cut.waist === 'band') {
    await panel(scene, {
      ...shorts.cloth,
      tex: undefined,
      d: path([
        [326, 330, 1],
        [388, 331],
        [450, 332],
        [512, 331],
        [574, 330, 1],
        [576, 386, 1],
        [324, 386, 1],
      ]),
      color: tint(look.colour, 0.42),
    })
    await label(scene, 450, 340, 40, 17, labelOn(look))
  }
  await leg(scene, shorts, 1)
  await leg(scene, shorts, 0)
  await pockets(scene, shorts)
  await waist(scene, shorts)
}

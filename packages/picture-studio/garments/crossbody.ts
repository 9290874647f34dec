import { addTo } from '#engine/array-at'
import { each, fold, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Rgb, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { clasp, puller, zip } from './crossbody/fittings'
import { type CrossbodyModel, MODELS } from './crossbody/models'
import { type StrapKind, shoulderStrap } from './crossbody/shoulder-strap'
import { type Cloth, cutFor } from './cutting'
import { GOLD, SILVER } from './metal/metals'
import { leatherOf } from './shoe/last'
import { tint } from './tone'
import { pebbled, threadOn } from './tote/stuff'

/** `quilt` is the width of its diamonds in px, 0 for smooth leather. */
type Cut = { model: CrossbodyModel; strap: StrapKind; quilt: number; metal: Rgb; smooth: boolean }
const CUTS: [Cut, ...Cut[]] = [
  { model: MODELS.flap, strap: 'chain', quilt: 58, metal: GOLD, smooth: true },
  { model: MODELS.moon, strap: 'leather', quilt: 0, metal: GOLD, smooth: true },
  { model: MODELS.camera, strap: 'leather', quilt: 0, metal: SILVER, smooth: false },
  { model: MODELS.box, strap: 'leather', quilt: 0, metal: GOLD, smooth: true },
]

type Bag = { cut: Cut; leather: Cloth; thread: Rgb }

/**
 * A small bag on a long strap or a chain, standing: quilted flap, half moon with a zip, camera bag, box with a clasp.
 */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  G.XF = 1
  scene.seed = 46
  scene.edgeK = 1
  const leather = cut.smooth ? leatherOf(look.colour, 'smooth') : pebbled(look.colour)
  const bag: Bag = { cut, leather, thread: threadOn(look.colour, look.dark) }
  await shoulderStrap(scene, cut.strap, cut.model.ring, { ...bag, metal: cut.metal })
  await body(scene, bag)
  if (look.isBack) await behind(scene, bag)
  else {
    if (cut.model.flap) await flap(scene, bag)
    await fittings(scene, bag)
  }
  const [x0, x1] = cut.model.foot
  scene.opt = {
    floor: [
      { x: 450, y: 926, rx: (x1 - x0) * 0.55, ry: 11, k: 0.55 },
      { x: 455, y: 936, rx: 270, ry: 34, k: 0.28 },
    ],
  }
}

async function body(scene: Scene, { cut, leather, thread }: Bag): Promise<void> {
  const { model } = cut
  await panel(scene, {
    ...leather,
    d: path(model.gusset),
    color: tint(leather.color, 0.55),
    inflate: 0.3,
    edgeA: 5,
    edgeR: 9,
  })
  await panel(scene, {
    ...leather,
    d: path(model.body),
    inflate: 0.4,
    infMax: 74,
    edgeA: 7,
    edgeR: 13,
    folds: (p) => {
      soft(p, { amp: 6, sx: 150, sy: 110, seed: 4 })
      quilted(p, cut.quilt)
    },
  })
  for (const seam of model.seams) await stitch(scene, seam, { color: thread, w: 1.5, dash: '5 3' })
}

/** The back view: no flap and no lock, but the zip and, if not quilted, the seam of a pocket. */
async function behind(scene: Scene, { cut, thread }: Bag): Promise<void> {
  if (cut.model.zip) await zip(scene, cut.model.zip, cut.metal)
  if (cut.quilt === 0)
    await stitch(
      scene,
      [
        [300, 742],
        [380, 752],
        [450, 754],
        [520, 752],
        [600, 742],
      ],
      { color: thread, w: 1.5, dash: '5 3' },
    )
}

async function flap(scene: Scene, { cut, leather, thread }: Bag): Promise<void> {
  const { flap: outline, flapSeam } = cut.model
  if (!outline || !flapSeam) return
  await panel(scene, {
    ...leather,
    d: path(outline),
    inflate: 0.36,
    infMax: 62,
    edgeA: 6,
    edgeR: 11,
    folds: (p) => {
      soft(p, { amp: 6, sx: 170, sy: 90, seed: 8 })
      fold(
        p,
        [
          [250, 640],
          [450, 630],
          [650, 640],
        ],
        { w: 40, amp: 12, t0: 0.1, t1: 0.1 },
      )
      quilted(p, cut.quilt)
    },
    shadow: { k: 0.55, k2: 0.5, r: 3, r2: 16, dx: 2, dy: 6 },
  })
  await stitch(scene, flapSeam, { color: thread, w: 1.5, dash: '5 3' })
}

/** Padded diamonds between lines of stitches. */
function quilted(p: Panel, width: number): void {
  if (width === 0) return
  each(p, (i, x, y) => {
    const a = Math.abs(Math.sin((Math.PI * (x - 450 + (y - 620) * 0.92)) / width))
    const b = Math.abs(Math.sin((Math.PI * (x - 450 - (y - 620) * 0.92)) / width))
    addTo(p.hgt, i, 8.5 * Math.sqrt(a * b + 0.004) - 4)
  })
}

async function fittings(scene: Scene, { cut, leather, thread }: Bag): Promise<void> {
  const { model, metal } = cut
  if (model.zip) await zip(scene, model.zip, metal)
  if (model.puller) await puller(scene, model.puller, leather, metal)
  if (model.clasp) await clasp(scene, model.clasp, metal, cut.quilt > 0)
  if (model.pocket) await stitch(scene, model.pocket, { color: thread, w: 1.5, dash: '5 3' })
}

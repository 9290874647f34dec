import type { Look } from '#engine/look'
import { lin } from '#engine/noise'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { label, stitch } from '#engine/trims'
import { cutFor, hollow, nearer, onArm, SIDES, type Side } from './cutting'
import type { Biker, BikerCut } from './leather-jacket/biker-cut'
import { back, fronts } from './leather-jacket/body'
import { bandInside, collars } from './leather-jacket/collars'
import { belt, epaulettes } from './leather-jacket/fittings'
import { type Arm, acrossArm, armOutline, armPoint, boneOf, drapeSleeve } from './sewn/arm'
import { garmentLeather } from './sewn/leather'
import { seam, zip } from './sewn/trims'
import { labelOn, mix, tint } from './tone'

const CUTS: [BikerCut, ...BikerCut[]] = [
  { closure: 'biker', hem: 690, shoulder: 180, half: 166, belt: true, epaulettes: true },
  { closure: 'zip', hem: 690, shoulder: 176, half: 164, belt: false, epaulettes: false },
  { closure: 'buttons', hem: 806, shoulder: 192, half: 190, belt: false, epaulettes: false },
  { closure: 'biker', hem: 620, shoulder: 190, half: 182, belt: false, epaulettes: false },
]

// biome-ignore format: point lists read better in rows
const LINING: Point[] = [[388, 146, 1], [420, 138], [450, 136], [480, 138], [512, 146, 1], [526, 240], [450, 420], [374, 240]]

function armOf({ shoulder }: BikerCut): Arm {
  const x = 450 - shoulder
  return { shoulder: [x, 202], pit: [x + 14, 356], wrist: [x - 74, 712], hand: 36, upper: 68 }
}

async function sleeve(scene: Scene, b: Biker, side: Side): Promise<void> {
  onArm(scene, side)
  const { arm, leather, metal, thread, cut } = b
  await panel(scene, {
    ...leather,
    d: path(mp(armOutline(arm), side)),
    inflate: 0.52,
    infMax: 56,
    edgeA: 5,
    edgeR: 8,
    folds: (p) => drapeSleeve(p, arm, side, { seed: 81 + scene.vary, lam: 34, slack: 1.35, wrist: 0.09, swell: 5 }),
  })
  const back: Point[] = [0.08, 0.35, 0.6, 0.8].map((k) => armPoint(arm, k, 30 - 14 * k))
  await seam(scene, mp(back, side), leather.color, { w: 1.8 })
  if (cut.closure === 'buttons') {
    await stitch(scene, mp(acrossArm(arm, 0.9), side), { color: thread, w: 1.3 })
    return
  }
  await stitch(scene, mp(acrossArm(arm, 0.985), side), { color: thread, w: 1.3 })
  const cuff = mp([armPoint(arm, 0.8, 16), armPoint(arm, 0.99, 13)], side)
  await zip(scene, cuff, { metal, tape: tint(leather.color, 0.5), w: 4.6 })
}

/** A leather jacket: biker with a slanting zip, plain with a straight one, or an overshirt with buttons. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  scene.seed = 82
  nearer(scene, cut.hem > 750 ? 1.06 : 1.14)
  scene.edgeK = 0.8
  const arm = armOf(cut)
  boneOf(scene, arm)
  const biker: Biker = {
    cut,
    arm,
    leather: garmentLeather(look),
    metal: lin('#b4b3b0'),
    thread: look.dark ? mix(look.colour, lin('#9a958c'), 0.16) : tint(look.colour, 0.7),
    isBack: look.isBack,
  }
  if (!look.isBack) {
    await panel(scene, {
      d: path(LINING),
      color: tint(look.colour, 0.4, 0.004),
      mat: { spec: 0.03, satin: 0.15, sx: 0.5, sy: 0.9 },
      folds: (p) => hollow(p, 70, 14),
    })
    if (cut.closure === 'zip') await bandInside(scene, biker)
    await label(scene, 450, cut.closure === 'zip' ? 140 : 160, 42, 19, labelOn(look))
  }
  for (const side of SIDES) await sleeve(scene, biker, side)
  scene.part = 'body'
  if (look.isBack) await back(scene, biker)
  else await fronts(scene, biker)
  if (cut.epaulettes) await epaulettes(scene, biker)
  if (cut.belt) await belt(scene, biker)
  await collars(scene, biker)
}

import { itemAt } from '#engine/array-at'
import type { Look } from '#engine/look'
import { lerp, lin } from '#engine/noise'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { cutFor, nearer, onArm, SIDES, type Side } from './cutting'
import { body } from './denim-jacket/body'
import { collar } from './denim-jacket/collar'
import type { Trucker, TruckerCut } from './denim-jacket/trucker-cut'
import { insideBack } from './inside-back'
import { denimFor, highlights } from './jeans/denim'
import { type Arm, acrossArm, armBand, armOutline, armPoint, boneOf, drapeSleeve } from './sewn/arm'
import { seam, stud } from './sewn/trims'
import { tint } from './tone'

const CUTS: [TruckerCut, ...TruckerCut[]] = [
  { hem: 700, shoulder: 186, waist: 168, pile: false, lowerPockets: true },
  { hem: 606, shoulder: 192, waist: 184, pile: false, lowerPockets: false },
  { hem: 772, shoulder: 212, waist: 206, pile: false, lowerPockets: true },
  { hem: 716, shoulder: 198, waist: 188, pile: true, lowerPockets: true },
]

function armOf({ shoulder, hem }: TruckerCut): Arm {
  const x = 450 - shoulder
  const long = lerp(0, 24, (hem - 606) / 166)
  return { shoulder: [x, 200], pit: [x + 12, 360], wrist: [x - 82, 690 + long], hand: 40, upper: 72 }
}

async function sleeve(scene: Scene, t: Trucker, side: Side): Promise<void> {
  onArm(scene, side)
  const { denim, arm } = t
  const { color, w } = t.stitch
  const denimSleeve = {
    color: denim.base,
    mat: denim.mat,
    bump: denim.bump,
    paint: denim.wash((y) => {
      const x = armPoint(arm, (y - 280) / 400)[0]
      return side ? 900 - x : x
    }),
    details: highlights(10),
  }
  await panel(scene, {
    ...denimSleeve,
    d: path(mp(armOutline(arm), side)),
    inflate: 0.5,
    infMax: 58,
    edgeA: 5,
    edgeR: 9,
    folds: (p) => drapeSleeve(p, arm, side, { seed: 61 + scene.vary, lam: 40, slack: 1.2, wrist: 0.05 }),
  })
  const back = [0.1, 0.35, 0.6, 0.86].map((k) => armPoint(arm, k, lerp(38, 22, k)))
  await seam(scene, mp(back, side), denim.base)
  await stitch(
    scene,
    mp(
      back.map(([x, y]) => [x + 5, y + 1]),
      side,
    ),
    { color, w },
  )
  await panel(scene, {
    ...denimSleeve,
    d: path(mp(armBand(arm, 0.9, 1.02, 3), side)),
    inflate: 0.4,
    edgeA: 4,
    edgeR: 6,
  })
  for (const k of [0.912, 1.004]) await stitch(scene, mp(acrossArm(arm, k), side), { color, w })
  const [bx, by] = itemAt(mp([armPoint(arm, 0.97, 14)], side), 0)
  await stud(scene, bx, by, 7, denim.button)
}

// biome-ignore format: point lists read better in rows
const INSIDE: Point[] = [[388, 146, 1], [420, 138], [450, 136], [480, 138], [512, 146, 1], [520, 240], [450, 300], [380, 240]]

const backNeck = (scene: Scene, t: Trucker, look: Look) =>
  insideBack(scene, look, {
    outline: INSIDE,
    color: t.cut.pile ? t.pile : tint(t.denim.dark, 0.8),
    bump: t.denim.bump,
    curve: [70, 12],
    tag: [180, 44, 20],
  })

/** A denim trucker jacket with chest pockets: fitted, cropped, long and boxy, or lined with pile. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  scene.seed = 62
  nearer(scene, cut.hem > 750 ? 1.08 : 1.14)
  const denim = denimFor(look)
  const arm = armOf(cut)
  boneOf(scene, arm)
  const trucker: Trucker = {
    cut,
    denim,
    arm,
    pile: lin('#e9dfcc'),
    stitch: { color: denim.thread, w: 1.5 },
    isBack: look.isBack,
  }
  if (!look.isBack) await backNeck(scene, trucker, look)
  for (const side of SIDES) await sleeve(scene, trucker, side)
  scene.part = 'body'
  await body(scene, trucker)
  await collar(scene, trucker)
}

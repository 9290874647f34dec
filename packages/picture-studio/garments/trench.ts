import { itemAt } from '#engine/array-at'
import type { Look } from '#engine/look'
import { mel } from '#engine/materials'
import { gauss, grain, lin } from '#engine/noise'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { button, stitch } from '#engine/trims'
import { cutFor, nearer, onArm, relief, SIDES, type Side, shaded } from './cutting'
import { insideBack } from './inside-back'
import { printed } from './printed'
import { type Arm, acrossArm, armBand, armOutline, armPoint, boneOf, drapeSleeve } from './sewn/arm'
import { mix, threadOn, tint } from './tone'
import { belt } from './trench/belt'
import { back, fronts } from './trench/body'
import { collar, epaulettes } from './trench/collar'
import type { Trench, TrenchCut } from './trench/trench-cut'

const CUTS: [TrenchCut, ...TrenchCut[]] = [
  { hem: 1056, shoulder: 176, waist: 160, half: 206, belt: 'buckled', rows: 4, epaulettes: true },
  { hem: 846, shoulder: 176, waist: 158, half: 190, belt: 'buckled', rows: 3, epaulettes: true },
  { hem: 1070, shoulder: 194, waist: 190, half: 226, belt: 'tied', rows: 4, epaulettes: false },
  { hem: 640, shoulder: 186, waist: 176, half: 184, belt: 'buckled', rows: 2, epaulettes: true },
]

// biome-ignore format: point lists read better in rows
const LINING: Point[] = [[388, 106, 1], [420, 96], [450, 93], [480, 96], [512, 106, 1], [526, 300], [450, 420], [374, 300]]

/** Lightens turned edges on dark gabardine, because flaps and belt would otherwise not be visible. */
const litEdges = shaded((_x, _y, edge) => 1 + 1.5 * gauss(edge - 1.5, 2) + 0.35 * gauss(edge, 9))

function armOf({ shoulder }: TrenchCut): Arm {
  const x = 450 - shoulder
  return { shoulder: [x, 158], pit: [x + 14, 324], wrist: [x - 62, 700], hand: 46, upper: 74 }
}

async function sleeve(scene: Scene, t: Trench, side: Side): Promise<void> {
  onArm(scene, side)
  const { arm, cloth } = t
  await panel(scene, {
    ...cloth,
    d: path(mp(armOutline(arm), side)),
    inflate: 0.52,
    infMax: 58,
    edgeA: 4.5,
    edgeR: 8,
    folds: (p) => drapeSleeve(p, arm, side, { seed: 101 + scene.vary, lam: 44, slack: 0.9, wrist: 0.03 }),
  })
  await stitch(scene, mp(acrossArm(arm, 0.97), side), t.thread)
  await panel(scene, {
    ...cloth,
    d: path(mp(armBand(arm, 0.845, 0.895, 3), side)),
    inflate: 0.3,
    edgeA: 3,
    edgeR: 5,
    shadow: { k: 0.42, k2: 0.3, r: 2, r2: 7, dx: 1, dy: 2 },
  })
  const [x, y] = itemAt(mp([armPoint(arm, 0.878, 18)], side), 0)
  await button(scene, x, y, 6.5, t.horn, 0.8)
}

/** A trench coat of cotton gabardine: double-breasted, with storm flap, belt and shoulder straps. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  scene.seed = 103
  nearer(scene, cut.hem < 700 ? 1.14 : 1)
  const arm = armOf(cut)
  boneOf(scene, arm)
  const trench: Trench = {
    cut,
    arm,
    cloth: {
      color: look.colour,
      ...(await printed(look)),
      mat: look.dark
        ? { fuzz: 0.3, wrap: 0.26, ao: 0.75, spec: 0.03, sx: 0.62, sy: 0.9, f0: 0.5 }
        : { fuzz: 0.12, wrap: 0.26, ao: 0.9 },
      bump: relief((x, y) => 0.08 * Math.sin((x + y) * 1.9) + 0.12 * grain(x, y, 1.3, 3)),
      paint: look.dark ? litEdges : mel(0.03, 1.2),
    },
    thread: threadOn(look, 1.2),
    horn: look.dark ? lin('#2a2523') : mix(lin('#4a3020'), look.colour, 0.15),
    isBack: look.isBack,
  }
  if (!look.isBack)
    await insideBack(scene, look, {
      outline: LINING,
      color: tint(look.colour, 0.46, 0.004),
      mat: { spec: 0.02, satin: 0.1, sx: 0.5, sy: 0.9 },
      curve: [80, 14],
      tag: [118, 44, 20],
    })
  for (const side of SIDES) await sleeve(scene, trench, side)
  scene.part = 'body'
  if (look.isBack) await back(scene, trench)
  else await fronts(scene, trench)
  if (cut.epaulettes) await epaulettes(scene, trench)
  await collar(scene, trench)
  await belt(scene, trench)
}

import type { Look } from '#engine/look'
import { mel, weave } from '#engine/materials'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Scene } from '#engine/scene-types'
import { label, stitch } from '#engine/trims'
import { cutFor, onArm, SIDES, type Side, sign } from './cutting'
import { belt, legs } from './jumpsuit/bottom'
import { type Jumpsuit, type JumpsuitCut, legOf } from './jumpsuit/jumpsuit-cut'
import { insideTop, top } from './jumpsuit/top'
import { leaning, printed } from './printed'
import { type Arm, acrossArm, armBand, armOutline, boneOf, drapeSleeve } from './sewn/arm'
import { labelOn, threadOn } from './tone'

const CUTS: [JumpsuitCut, ...JumpsuitCut[]] = [
  { top: 'wrap', sleeves: 'none', hem: 1080, flare: 52, belt: 'tied' },
  { top: 'shirt', sleeves: 'long', hem: 1060, flare: 14, belt: 'buckled' },
  { top: 'straps', sleeves: 'none', hem: 960, flare: 66, belt: 'tied' },
  { top: 'wrap', sleeves: 'long', hem: 1080, flare: 60, belt: 'tied' },
  { top: 'shirt', sleeves: 'short', hem: 1020, flare: 34, belt: 'tied' },
]

function armOf({ sleeves, top: kind }: JumpsuitCut): Arm | null {
  if (sleeves === 'none') return null
  const base = { shoulder: [312, 128], pit: [328, 272] } as const
  if (sleeves === 'short') return { ...base, wrist: [262, 300], hand: 56, upper: 64 }
  return { ...base, wrist: [236, 634], hand: kind === 'wrap' ? 46 : 38, upper: 62 }
}

async function sleeve(scene: Scene, j: Jumpsuit, arm: Arm, side: Side): Promise<void> {
  onArm(scene, side)
  const cloth = { ...j.cloth, ...leaning(j.cloth.tex, sign(side) * 0.2) }
  await panel(scene, {
    ...cloth,
    d: path(mp(armOutline(arm), side)),
    inflate: 0.5,
    infMax: 52,
    edgeA: 4,
    edgeR: 8,
    folds: (p) => drapeSleeve(p, arm, side, { seed: 181 + scene.vary, lam: 34, slack: 1, wrist: 0.08 }),
  })
  if (j.cut.sleeves === 'short') {
    await stitch(scene, mp(acrossArm(arm, 0.9), side), j.thread)
    return
  }
  await panel(scene, { ...cloth, d: path(mp(armBand(arm, 0.93, 1.02, 1), side)), inflate: 0.4, edgeA: 3, edgeR: 6 })
}

/** A belted jumpsuit: wrapped, shirt-like or with straps, long or short in sleeve and leg. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  scene.seed = 182
  const arm = armOf(cut)
  if (arm) boneOf(scene, arm)
  const jumpsuit: Jumpsuit = {
    cut,
    arm,
    cloth: {
      color: look.colour,
      ...(await printed(look, 'upright')),
      mat: { fuzz: 0.12, wrap: 0.28, ao: 0.85, spec: 0.01 },
      bump: weave(0.1, 1.2),
      paint: mel(0.03, 1.2),
    },
    thread: threadOn(look, 1.1),
    isBack: look.isBack,
  }
  if (!look.isBack) {
    await insideTop(scene, jumpsuit)
    if (cut.top !== 'straps') await label(scene, 450, cut.top === 'shirt' ? 106 : 112, 40, 18, labelOn(look))
  }
  if (arm) for (const side of SIDES) await sleeve(scene, jumpsuit, arm, side)
  scene.part = 'body'
  await legs(scene, jumpsuit, legOf(jumpsuit))
  await top(scene, jumpsuit, look)
  await belt(scene, jumpsuit, look)
}

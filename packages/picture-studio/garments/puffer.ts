import { soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { grain, lerp, lin, ss } from '#engine/noise'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Scene } from '#engine/scene-types'
import { label } from '#engine/trims'
import { type Cloth, cutFor, nearer, onArm, relief, SIDES, type Side } from './cutting'
import { body, front } from './puffer/body'
import { behindNeck, neck } from './puffer/neck'
import type { Puffer, PufferCut } from './puffer/puffer-cut'
import { quilt, seamShade } from './puffer/quilting'
import { type Arm, alongArm, armBand, armLength, armOutline, boneOf } from './sewn/arm'
import { brightness, labelOn, tint } from './tone'

const CUTS: [PufferCut, ...PufferCut[]] = [
  { top: 190, hem: 700, shoulder: 184, half: 188, channel: 64, hood: false, sleeves: true },
  { top: 270, hem: 850, shoulder: 186, half: 196, channel: 74, hood: true, sleeves: true },
  { top: 226, hem: 1074, shoulder: 172, half: 200, channel: 66, hood: true, sleeves: true },
  { top: 200, hem: 690, shoulder: 202, half: 206, channel: 104, hood: false, sleeves: true },
  { top: 190, hem: 800, shoulder: 150, half: 164, channel: 58, hood: false, sleeves: false },
  { top: 150, hem: 1060, shoulder: 168, half: 186, channel: 88, hood: false, sleeves: true, belt: true },
]

function armOf(cut: PufferCut): Arm {
  const x = 450 - cut.shoulder
  const channel = Math.min(cut.channel, 84)
  const arm: Arm = {
    shoulder: [x, cut.top + 30],
    pit: [x + 4, cut.top + 190],
    wrist: [x - 76, cut.top + 545],
    hand: 44,
    upper: 72,
  }
  const length = armLength(arm)
  return { ...arm, swell: (t) => 7 * Math.abs(Math.sin((Math.PI * t * length) / channel)) - 2 }
}

function shellOf(look: Look): Cloth {
  const light = ss(0.02, 0.4, brightness(look.colour))
  return {
    color: look.colour,
    mat: { spec: lerp(0.075, 0.05, light), sx: 0.46, sy: 0.62, wrap: 0.3, ao: lerp(1, 0.85, light), cast: 0.42 },
    bump: relief((x, y) => 0.05 * grain(x, y, 1.3, 3)),
  }
}

async function sleeve(scene: Scene, puffer: Puffer, side: Side): Promise<void> {
  onArm(scene, side)
  const { arm, shell, cut } = puffer
  const channel = Math.min(cut.channel, 84)
  const length = armLength(arm)
  const rows = (x: number, y: number) => (alongArm(arm, side ? 900 - x : x, y) * length) / channel
  await panel(scene, {
    ...shell,
    d: path(mp(armOutline(arm, 24), side), true, 1),
    inflate: 0.5,
    infMax: 50,
    edgeA: 6,
    edgeR: 10,
    foldK: 1,
    folds: (p) => {
      quilt(p, rows, channel, 51 + side * 3 + scene.vary)
      soft(p, { amp: 7, sx: 60, sy: 120, seed: 5 + side })
    },
    paint: seamShade(rows, channel),
  })
  await panel(scene, {
    ...shell,
    d: path(mp(armBand({ ...arm, swell: undefined }, 0.985, 1.035, -2), side), true, 1),
    inflate: 0.5,
    infF: 3,
    edgeA: 3,
    edgeR: 5,
    folds: (p) => soft(p, { amp: 3, sx: 9, sy: 40, seed: 4 }),
  })
}

/** A down jacket or coat of quilted channels, with or without hood and sleeves. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  scene.seed = 51
  nearer(scene, cut.hem < 720 ? 1.14 : 1)
  const arm = armOf(cut)
  boneOf(scene, arm)
  const shell = shellOf(look)
  const puffer: Puffer = {
    cut,
    shell,
    arm,
    lining: tint(look.colour, 0.42, 0.003),
    metal: lin(look.dark ? '#8e8c88' : '#77736c'),
    isBack: look.isBack,
  }
  await behindNeck(scene, puffer)
  if (!cut.hood && !look.isBack) await label(scene, 450, cut.top - 86, 38, 17, labelOn(look))
  if (cut.sleeves) for (const side of SIDES) await sleeve(scene, puffer, side)
  scene.part = 'body'
  await body(scene, puffer)
  await neck(scene, puffer)
  if (!look.isBack) await front(scene, puffer)
}

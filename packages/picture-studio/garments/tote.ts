import { itemAt } from '#engine/array-at'
import { fold, soft } from '#engine/drape'
import type { Look } from '#engine/look'
import { G, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { label, stitch } from '#engine/trims'
import { cutFor } from './cutting'
import { labelOn } from './tone'
import { handle } from './tote/handle'
import { type Stuff, stuffOf, type ToteCloth } from './tote/stuff'

/**
 * `width`, `tall`: size relative to the drawn bag. `handle`: height above the rim in px. `flare`: how much wider the
 * rim is, in px. `limp`: factor of the folds.
 */
type Cut = { stuff: Stuff; width: number; tall: number; handle: number; flare: number; limp: number }
const CUTS: [Cut, ...Cut[]] = [
  { stuff: 'leather', width: 1, tall: 1, handle: 250, flare: 26, limp: 0.8 },
  { stuff: 'canvas', width: 1.06, tall: 0.94, handle: 230, flare: 10, limp: 1 },
  { stuff: 'leather', width: 1.2, tall: 0.74, handle: 190, flare: 44, limp: 0.6 },
  { stuff: 'suede', width: 0.98, tall: 1.04, handle: 260, flare: -6, limp: 1.7 },
  { stuff: 'leather', width: 0.82, tall: 0.8, handle: 170, flare: 20, limp: 0.4 },
]

const FLOOR = 930
const RIM = 460

type Tote = { cut: Cut; cloth: ToteCloth; at: (points: readonly Point[]) => Point[]; rim: number }

// biome-ignore format: point lists read better in rows
const OUTLINE = {
  inside: [
    [206, 462, 1], [250, 436], [350, 426], [450, 424], [550, 426], [650, 436], [694, 462, 1], [650, 500], [450, 510], [250, 500],
  ],
  body: [
    [206, 460, 1], [300, 468], [450, 472], [600, 468], [694, 460, 1], [700, 600], [698, 780], [694, 892], [676, 922],
    [450, 932], [224, 922], [206, 892], [202, 780], [200, 600],
  ],
  base: [
    [203, 800, 1], [450, 808], [697, 800, 1], [694, 892], [676, 922], [450, 932], [224, 922], [206, 892],
  ],
  baseSeam: [[206, 808], [450, 816], [694, 808]],
  rimSeam: [[210, 486], [300, 494], [450, 498], [600, 494], [690, 486]],
  pocket: [[316, 760], [314, 610], [322, 596], [450, 602], [578, 596], [586, 610], [584, 760]],
  sideLeft: [[228, 480], [224, 600], [226, 780], [232, 900]],
  sideRight: [[672, 480], [676, 600], [674, 780], [668, 900]],
} satisfies Record<string, Point[]>

// biome-ignore format: point lists read better in rows
const SAGS: Point[][] = [
  [[330, 560], [322, 680], [290, 800]], [[570, 560], [584, 680], [616, 800]], [[340, 540], [440, 640], [560, 700]],
  [[230, 890], [300, 820], [400, 800]], [[670, 880], [600, 826], [520, 810]], [[560, 530], [500, 590], [420, 620]],
]

/** A large open bag with two handles, standing: leather, canvas with leather, suede; wide, tall or small. */
export async function draw(scene: Scene, look: Look): Promise<void> {
  const cut = cutFor(look, CUTS)
  G.XF = 1
  scene.seed = 45
  scene.edgeK = 1
  const at = (points: readonly Point[]): Point[] =>
    points.map(([x, y, c]): Point => {
      const up = (FLOOR - y) / (FLOOR - RIM)
      const wide = cut.width * (1 + (cut.flare / 250) * (up - 0.4))
      return [450 + (x - 450) * wide, FLOOR + (y - FLOOR) * cut.tall, c]
    })
  const tote: Tote = { cut, cloth: await stuffOf(look, cut.stuff), at, rim: FLOOR + (RIM - FLOOR) * cut.tall }
  const arch = { at, rim: tote.rim, height: cut.handle, spread: 0.62 + 0.38 * cut.width }
  await handle(scene, tote.cloth, { ...arch, behind: true })
  await panel(scene, { ...tote.cloth.lining, d: path(at(OUTLINE.inside)), inflate: -0.3, edgeA: 3, edgeR: 5 })
  await body(scene, tote)
  await handle(scene, tote.cloth, { ...arch, behind: false })
  if (look.isBack) await pocket(scene, tote)
  else if (cut.stuff === 'canvas') await mark(scene, look, tote)
  scene.opt = {
    floor: [
      { x: 450, y: 932, rx: 250 * cut.width, ry: 12, k: 0.55 },
      { x: 455, y: 944, rx: 320 * cut.width, ry: 38, k: 0.28 },
    ],
  }
}

/** A slip pocket sewn onto the back. */
async function pocket(scene: Scene, { at, cloth }: Tote): Promise<void> {
  const line = at(OUTLINE.pocket)
  for (const dy of [0, 7])
    await stitch(
      scene,
      line.map(([x, y]): Point => [x, y + dy]),
      { color: cloth.thread, w: 1.6, dash: '6 3.6' },
    )
}

async function mark(scene: Scene, look: Look, { at }: Tote): Promise<void> {
  const [x, y] = itemAt(at([[450, 548]]), 0)
  await label(scene, x, y, 54, 24, labelOn(look))
}

async function body(scene: Scene, t: Tote): Promise<void> {
  const { cloth, at, cut } = t
  await panel(scene, {
    ...cloth.main,
    d: path(at(OUTLINE.body)),
    inflate: 0.3,
    infMax: 62,
    edgeA: 7,
    edgeR: 13,
    folds: (p) => sag(p, t),
  })
  if (cloth.base)
    await panel(scene, { ...cloth.base, d: path(at(OUTLINE.base)), inflate: 0.26, infMax: 44, edgeA: 6, edgeR: 10 })
  const thread = { color: cloth.thread, w: 1.6, dash: '6 3.6' }
  if (cloth.base) await stitch(scene, at(OUTLINE.baseSeam), { ...thread, color: cloth.trimThread })
  await stitch(scene, at(OUTLINE.rimSeam), thread)
  if (cut.limp < 1.5) for (const side of [OUTLINE.sideLeft, OUTLINE.sideRight]) await stitch(scene, at(side), thread)
}

function sag(p: Panel, { cut, at }: Tote): void {
  soft(p, { amp: 9 * cut.limp, sx: 150, sy: 130, seed: 4 })
  for (const line of SAGS) fold(p, at(line), { w: 26, amp: 6 * cut.limp, t0: 0.15, t1: 0.6 })
  for (const side of [OUTLINE.sideLeft, OUTLINE.sideRight]) fold(p, at(side), { w: 14, amp: -3, t0: 0.05, t1: 0.05 })
}

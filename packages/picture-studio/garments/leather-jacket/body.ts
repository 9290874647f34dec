import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { button, stitch } from '#engine/trims'
import { SIDES, type Side } from '#garments/cutting'
import { placket, plumb } from '#garments/sewn/placket'
import { backOutline, drapeBody, sideLine } from '#garments/sewn/torso'
import { seam, zip } from '#garments/sewn/trims'
import { tint } from '#garments/tone'
import { type Biker, torsoOf } from './biker-cut'
import { pockets } from './fittings'

const folds =
  (b: Biker, seed: number, side?: Side): PanelSpec['folds'] =>
  (p) =>
    drapeBody(p, { seed, side, lam: 38, slack: 1.5, swell: 8, waist: b.cut.hem - 110, hem: b.cut.hem })

/** The line of the front edge: a biker's zip is diagonal from the lapel to the hem. */
const edgeOf = ({ cut }: Biker, side: Side): Point[] => {
  if (cut.closure !== 'biker')
    return [
      [450, cut.hem + 7, 1],
      [450, 236, 1],
      [424, 200],
    ]
  const under: Point[] = [
    [470, cut.hem + 7, 1],
    [470, 300, 1],
    [430, 214],
  ]
  const over: Point[] = [
    [478, cut.hem + 7, 1],
    [506, 470],
    [540, 330, 1],
    [470, 300],
    [424, 214],
  ]
  return side ? under : over
}

async function front(scene: Scene, b: Biker, side: Side): Promise<void> {
  const own: Point[] = [...sideLine(torsoOf(b)), [450 - b.cut.half * 0.5, b.cut.hem + 6], ...edgeOf(b, side)]
  await panel(scene, {
    ...b.leather,
    d: path(mp(own, side)),
    inflate: 0.4,
    infMax: 60,
    edgeA: 4,
    edgeR: 7,
    folds: folds(b, 31 + scene.vary, side),
    shadow: side ? undefined : { k: 0.55, k2: 0.4, r: 3, r2: 12, dx: 4, dy: 2 },
  })
}

/** Chest pockets under flaps, for the overshirt. */
async function flaps(scene: Scene, b: Biker, side: Side): Promise<void> {
  // biome-ignore format: point lists read better in rows
  const bag: Point[] = [[300, 340, 1], [404, 340, 1], [402, 452, 1], [352, 462], [302, 452, 1]]
  // biome-ignore format: point lists read better in rows
  const flap: Point[] = [[297, 330, 1], [407, 330, 1], [408, 362, 1], [352, 382, 1], [296, 362, 1]]
  const o = { ...b.leather, folds: folds(b, 31 + scene.vary, side), edgeA: 3.4, edgeR: 5 }
  await panel(scene, { ...o, d: path(mp(bag, side)), inflate: 0.06 })
  await panel(scene, {
    ...o,
    d: path(mp(flap, side)),
    inflate: 0.1,
    shadow: { k: 0.45, k2: 0.3, r: 2, r2: 8, dx: 1, dy: 4 },
  })
  await stitch(
    scene,
    mp(
      [
        [303, 338, 1],
        [303, 358, 1],
        [352, 375, 1],
        [401, 358, 1],
        [401, 338, 1],
      ],
      side,
    ),
    { color: b.thread, w: 1.2 },
  )
  await button(scene, side ? 548 : 352, 365, 6.5, tint(b.leather.color, 0.6, 0.012), 0.9)
}

async function closure(scene: Scene, b: Biker): Promise<void> {
  const { cut, leather, metal, thread } = b
  const tape = tint(leather.color, 0.5)
  if (cut.closure === 'zip') {
    await zip(
      scene,
      [
        [450, 206],
        [451, 430],
        [450, cut.hem + 6],
      ],
      { metal, tape, w: 7.5, pull: [450, 210] },
    )
    for (const x of [434, 467]) await stitch(scene, plumb(x, 244, 440, cut.hem + 2), { color: thread, w: 1.3 })
    return
  }
  if (cut.closure === 'biker') {
    await zip(
      scene,
      [
        [530, 366],
        [505, 480],
        [479, cut.hem + 4],
      ],
      { metal, tape, w: 7.5, pull: [528, 376] },
    )
    await stitch(
      scene,
      [
        [514, 384],
        [489, 484],
        [463, cut.hem],
      ],
      { color: thread, w: 1.3 },
    )
    return
  }
  const cloth = {
    ...leather,
    edgeA: 3,
    edgeR: 5,
    folds: folds(b, 31 + scene.vary, 0),
    shadow: { k: 0.4, k2: 0.24, r: 2, r2: 7, dx: 2, dy: 1 },
  }
  const rows = { at: [438, 462], from: 250, to: cut.hem + 4, thread: { color: thread, w: 1.2 } }
  await placket(scene, cloth, { left: 433, right: 467, top: 238, middle: 520, end: cut.hem + 8, slant: 1, rows })
  for (let k = 0; k < 6; k++)
    await button(scene, 450, 286 + k * ((cut.hem - 350) / 5), 8, tint(leather.color, 0.6, 0.012), 0.9)
}

/** Both fronts with seams, pockets and closure. */
export async function fronts(scene: Scene, b: Biker): Promise<void> {
  const { cut, leather, thread } = b
  await front(scene, b, 1)
  await front(scene, b, 0)
  for (const side of SIDES) {
    const princess: Point[] = [
      [450 - cut.shoulder + 26, 316],
      [450 - cut.half * 0.62, 400],
      [450 - cut.half * 0.56, cut.hem - 4],
    ]
    await seam(scene, mp(princess, side), leather.color, { w: 1.8 })
    if (cut.closure === 'buttons') await flaps(scene, b, side)
  }
  await pockets(scene, b)
  await closure(scene, b)
  const hem: Point[] = [
    [450 - cut.half + 6, cut.hem - 14],
    [450, cut.hem - 7],
    [450 + cut.half - 6, cut.hem - 14],
  ]
  if (!cut.belt) await stitch(scene, hem, { color: thread, w: 1.3 })
}

/** The back in one piece with its yoke and side seams. */
export async function back(scene: Scene, b: Biker): Promise<void> {
  const { cut, leather, thread } = b
  await panel(scene, {
    ...leather,
    d: path(backOutline(torsoOf(b), 8, -4)),
    inflate: 0.42,
    infMax: 75,
    edgeA: 4,
    edgeR: 7,
    folds: folds(b, 41 + scene.vary),
  })
  const yoke: Point[] = [
    [450 - cut.shoulder + 18, 286],
    [450, 292],
    [450 + cut.shoulder - 18, 286],
  ]
  await seam(scene, yoke, leather.color)
  await stitch(
    scene,
    yoke.map(([x, y]): Point => [x, y - 6]),
    { color: thread, w: 1.3 },
  )
  for (const side of SIDES)
    await seam(
      scene,
      mp(
        [
          [450 - cut.half * 0.5, 292],
          [450 - cut.half * 0.42, 480],
          [450 - cut.half * 0.5, cut.hem],
        ],
        side,
      ),
      leather.color,
    )
}

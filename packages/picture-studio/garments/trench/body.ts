import { lerp } from '#engine/noise'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { button, stitch } from '#engine/trims'
import { SIDES, type Side } from '#garments/cutting'
import { backOutline, drapeBody, sideLine } from '#garments/sewn/torso'
import { seam } from '#garments/sewn/trims'
import { BELT, type Trench, torsoOf } from './trench-cut'

const folds =
  (t: Trench, seed: number, side?: Side): PanelSpec['folds'] =>
  (p) =>
    drapeBody(p, { seed, side, lam: 48, slack: 1.1, fall: t.cut.hem > 700 ? 15 : 4, waist: BELT, hem: t.cut.hem })

const OVERLAP = 92

async function front(scene: Scene, t: Trench, side: Side): Promise<void> {
  const { hem, half } = t.cut
  const edge = 450 + OVERLAP
  const own: Point[] = [
    ...sideLine(torsoOf(t)),
    [450 - half * 0.5, hem + 9],
    [450, hem + 13],
    [edge, hem + 8, 1],
    [edge - 2, BELT + 60],
    [edge - 4, 330, 1],
    [470, 236],
    [430, 168],
  ]
  await panel(scene, {
    ...t.cloth,
    d: path(mp(own, side)),
    inflate: 0.42,
    infMax: 72,
    edgeA: 4.5,
    edgeR: 8,
    folds: folds(t, 111 + scene.vary, side),
    hem: { k: 0.22, y0: hem - 80, y1: hem },
    shadow: side ? undefined : { k: 0.5, k2: 0.38, r: 3, r2: 13, dx: 4, dy: 3 },
  })
  if (side) return
  await stitch(
    scene,
    [
      [edge - 12, 350],
      [edge - 10, BELT + 60],
      [edge - 8, hem - 6],
    ],
    t.thread,
  )
}

async function pocket(scene: Scene, t: Trench, side: Side): Promise<void> {
  const y = Math.min(BELT + 84, t.cut.hem - 150)
  const x = 450 - lerp(t.cut.waist, t.cut.half, 0.2) * 0.74
  const welt: Point[] = [
    [x + 16, y, 1],
    [x + 44, y - 8, 1],
    [x + 14, y + 118, 1],
    [x - 14, y + 124, 1],
  ]
  await panel(scene, {
    ...t.cloth,
    d: path(mp(welt, side)),
    inflate: 0.14,
    edgeA: 3,
    edgeR: 5,
    shadow: { k: 0.42, k2: 0.28, r: 2, r2: 8, dx: 1, dy: 3 },
  })
  await button(scene, side ? 900 - x - 15 : x + 15, y + 58, 6.5, t.horn, 0.8)
}

/** The storm flap over one shoulder. */
async function stormFlap(scene: Scene, t: Trench): Promise<void> {
  const x = 450 - t.cut.shoulder
  const flap: Point[] = [
    [404, 122, 1],
    [330, 142],
    [x + 6, 162, 1],
    [x + 20, 236],
    [x + 26, 306],
    [x + 70, 346],
    [x + 126, 352],
    [416, 316, 1],
    [436, 236],
  ]
  await panel(scene, {
    ...t.cloth,
    d: path(flap),
    inflate: 0.12,
    edgeA: 3.4,
    edgeR: 6,
    folds: folds(t, 111 + scene.vary, 0),
    shadow: { k: 0.46, k2: 0.36, r: 2, r2: 11, dx: 2, dy: 5 },
  })
  await stitch(
    scene,
    [
      [x + 34, 304],
      [x + 74, 338],
      [x + 126, 343],
      [408, 310],
    ],
    t.thread,
  )
}

async function buttons(scene: Scene, t: Trench): Promise<void> {
  const { cut, horn } = t
  const last = Math.min(cut.hem - 130, BELT + 300)
  const first = BELT - 84
  // The belt replaces one pair of buttons.
  const ys = [first, BELT + 70, ...(cut.rows > 3 ? [BELT + 180] : []), last]
  for (const y of ys.slice(0, cut.rows).filter((at) => at < cut.hem - 50))
    for (const x of [386, 514]) await button(scene, x, y, 11, horn, 0.8)
}

/** Both fronts, the storm flap, pockets and buttons. */
export async function fronts(scene: Scene, t: Trench): Promise<void> {
  await front(scene, t, 1)
  await front(scene, t, 0)
  for (const side of SIDES) await pocket(scene, t, side)
  await stormFlap(scene, t)
  await buttons(scene, t)
}

/** The back with its cape and the vent below the belt. */
export async function back(scene: Scene, t: Trench): Promise<void> {
  const { hem, shoulder } = t.cut
  await panel(scene, {
    ...t.cloth,
    d: path(backOutline(torsoOf(t), 12, -4)),
    inflate: 0.44,
    infMax: 90,
    edgeA: 4.5,
    edgeR: 8,
    folds: folds(t, 131 + scene.vary),
    hem: { k: 0.22, y0: hem - 80, y1: hem },
  })
  const vent = hem > 700 ? BELT + 130 : BELT + 40
  await seam(
    scene,
    [
      [450, 330],
      [451, BELT],
      [450, vent],
    ],
    t.cloth.color,
    { w: 1.6 },
  )
  await seam(
    scene,
    [
      [450, vent],
      [452, (vent + hem) / 2],
      [450, hem + 8],
    ],
    t.cloth.color,
    { w: 3.4, dx: 3 },
  )
  const x = 450 - shoulder
  const half: Point[] = [
    [392, 116, 1],
    [330, 134],
    [x + 4, 162, 1],
    [x + 20, 236],
    [x + 28, 312, 1],
    [x + 90, 338],
  ]
  const right = half.map(([px, y, c]): Point => [900 - px, y, c]).reverse()
  await panel(scene, {
    ...t.cloth,
    d: path([...half, [450, 350], ...right]),
    inflate: 0.1,
    edgeA: 3.4,
    edgeR: 6,
    folds: folds(t, 131 + scene.vary),
    shadow: { k: 0.44, k2: 0.34, r: 2, r2: 11, dx: 2, dy: 5 },
  })
  await stitch(
    scene,
    [
      [x + 40, 310],
      [x + 94, 328],
      [450, 340],
      [900 - x - 94, 328],
      [900 - x - 40, 310],
    ],
    t.thread,
  )
}

import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { PanelSpec, Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { SIDES, type Side } from '#garments/cutting'
import { placket } from '#garments/sewn/placket'
import { backOutline, drapeBody, sideLine } from '#garments/sewn/torso'
import { seam, stud } from '#garments/sewn/trims'
import { chestPocket, lowerPocket } from './pockets'
import { clothOf, YOKE } from './shell'
import { BAND, type Trucker, torsoOf } from './trucker-cut'

const folds =
  (t: Trucker, seed: number, side?: Side): PanelSpec['folds'] =>
  (p) =>
    drapeBody(p, { seed, side, lam: 46, slack: 1.1, swell: 8, waist: t.cut.hem - 120, hem: t.cut.hem })

async function front(scene: Scene, t: Trucker, side: Side): Promise<void> {
  const { hem } = t.cut
  const own: Point[] = [
    ...sideLine(torsoOf(t)),
    [450 - t.cut.waist * 0.5, hem - BAND + 12],
    [468, hem - BAND + 13, 1],
    [466, 250, 1],
    [436, 212],
  ]
  await panel(scene, {
    ...clothOf(t, () => (side ? 545 : 355)),
    d: path(mp(own, side)),
    inflate: 0.4,
    infMax: 62,
    edgeA: 4,
    edgeR: 8,
    folds: folds(t, 71 + scene.vary, side),
    shadow: side ? undefined : { k: 0.5, k2: 0.36, r: 2, r2: 10, dx: 3, dy: 2 },
  })
}

/** The seam of the yoke, and three that run down to the waistband. */
async function panelSeams(scene: Scene, t: Trucker, side: Side): Promise<void> {
  const { hem, shoulder, waist } = t.cut
  const lines: Point[][] = [
    [
      [450 - shoulder + 16, YOKE + 4],
      [360, YOKE + 2],
      [434, YOKE],
    ],
    [
      [330, YOKE + 8],
      [346, 430],
      [374, hem - BAND + 8],
    ],
    [
      [412, YOKE + 8],
      [408, 430],
      [398, hem - BAND + 8],
    ],
    [
      [450 - shoulder + 34, 372],
      [450 - waist + 44, 470],
      [450 - waist + 50, hem - BAND + 8],
    ],
  ]
  for (const [k, line] of lines.entries()) {
    await seam(scene, mp(line, side), t.denim.base, { w: 1.8 })
    const off: Point[] = line.map(([x, y]): Point => (k === 0 ? [x, y - 5] : [x + (k === 2 ? 5 : -5), y]))
    await stitch(scene, mp(off, side), t.stitch)
  }
}

async function buttonStrip(scene: Scene, t: Trucker): Promise<void> {
  const { hem } = t.cut
  const cloth = {
    ...clothOf(t, () => 450),
    edgeA: 3,
    edgeR: 5,
    inflate: 0.05,
    folds: folds(t, 71 + scene.vary, 0),
    shadow: { k: 0.34, k2: 0.2, r: 2, r2: 6, dx: 2, dy: 1 },
  }
  const rows = { at: [439, 462], from: 244, to: hem - BAND + 6, thread: t.stitch }
  await placket(scene, cloth, { left: 434, right: 467, top: 238, middle: 450, end: hem - BAND + 10, slant: 1, rows })
  const count = hem < 650 ? 4 : 5
  const step = (hem - BAND - 30 - 284) / (count - 1)
  for (let k = 0; k < count; k++) await stud(scene, 450.5, 284 + k * step, 9.5, t.denim.button)
}

async function waistband(scene: Scene, t: Trucker): Promise<void> {
  const { hem, waist } = t.cut
  const w = waist - 3
  const top = hem - BAND
  const own: Point[] = [
    [450 - w, top, 1],
    [450, top + 8],
    [450 + w, top, 1],
    [450 + w - 2, hem, 1],
    [450, hem + 8],
    [450 - w + 2, hem, 1],
  ]
  await panel(scene, {
    ...clothOf(t, () => 450),
    d: path(own),
    inflate: 0.35,
    edgeA: 4,
    edgeR: 7,
    shadow: { k: 0.36, k2: 0.2, r: 2, r2: 6, dx: 0, dy: -1 },
  })
  for (const y of [top + 6, hem - 6])
    await stitch(
      scene,
      [
        [451 - w, y],
        [450, y + 8],
        [449 + w, y],
      ],
      t.stitch,
    )
  if (t.isBack) return
  await seam(
    scene,
    [
      [468, top + 8],
      [467, hem + 6],
    ],
    t.denim.base,
    { w: 2.6 },
  )
  await stud(scene, 450.5, hem - BAND / 2 + 6, 9.5, t.denim.button)
}

async function back(scene: Scene, t: Trucker): Promise<void> {
  const { hem, shoulder, waist } = t.cut
  await panel(scene, {
    ...clothOf(t, () => 450),
    d: path(backOutline(torsoOf(t), 8, -4)),
    inflate: 0.42,
    infMax: 75,
    edgeA: 4,
    edgeR: 8,
    folds: folds(t, 91 + scene.vary),
  })
  const yoke: Point[] = [
    [450 - shoulder + 18, 300],
    [450, 312],
    [450 + shoulder - 18, 300],
  ]
  await seam(scene, yoke, t.denim.base)
  for (const dy of [-5, -10])
    await stitch(
      scene,
      yoke.map(([x, y]): Point => [x, y + dy]),
      t.stitch,
    )
  for (const side of SIDES) {
    const line: Point[] = [
      [450 - shoulder * 0.52, 308],
      [450 - waist * 0.46, 460],
      [450 - waist * 0.36, hem - BAND + 8],
    ]
    await seam(scene, mp(line, side), t.denim.base)
    await stitch(
      scene,
      mp(
        line.map(([x, y]): Point => [x + 5, y]),
        side,
      ),
      t.stitch,
    )
  }
}

/** Fronts with yoke, pockets and placket, or the back; both end in the waistband. */
export async function body(scene: Scene, t: Trucker): Promise<void> {
  if (t.isBack) await back(scene, t)
  else {
    await front(scene, t, 1)
    await front(scene, t, 0)
    for (const side of SIDES) {
      await panelSeams(scene, t, side)
      await chestPocket(scene, t, side)
      if (t.cut.lowerPockets) await lowerPocket(scene, t, side)
    }
    await buttonStrip(scene, t)
  }
  await waistband(scene, t)
}

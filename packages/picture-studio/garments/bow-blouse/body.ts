import { buckle, flare, soft } from '#engine/drape'
import { gauss, lerp, noise, rng, ss } from '#engine/noise'
import { path, sym, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Rgb, Scene } from '#engine/scene-types'
import { button, stitch } from '#engine/trims'
import { byChance, type Cloth, foldAll } from '#garments/cutting'
import { gathers } from '#garments/gathers'
import { ruffle } from '#garments/ruffle'
import { tint } from '#garments/tone'
import { type BlouseCut, neckDrop } from './blouse-cut'

// biome-ignore format: point lists read better in rows
const FOLDS: Point[][] = [
  [[304, 410], [350, 398], [410, 356]],
  [[596, 410], [550, 396], [496, 350]],
  [[304, 420], [350, 452], [404, 470]],
  [[596, 424], [552, 460], [504, 480]],
  [[320, 470], [344, 580], [338, 720]],
  [[580, 470], [560, 600], [566, 740]],
]

function bodyFolds(p: Panel, cut: BlouseCut): void {
  const r = rng(78)
  foldAll(p, FOLDS, 0, byChance(r, { w: [13, 8], w1: [22, 10], amp: [6, 4], t0: 0.25, t1: 0.45 }))
  for (const side of [-1, 1])
    gathers(p, {
      count: 7,
      seed: 5 + side,
      amp: 5,
      width: 6,
      from: (t) => [450 + side * lerp(62, 128, t), lerp(184, 204, t)],
      to: (t) => [450 + side * lerp(40, 122, t), 410],
    })
  flare(p, { y0: ty(400), y1: ty(cut.hem), hw: () => 190, n: 11, amp: 17, seed: 52, min: 0.08, vary: 130 })
  soft(p, { amp: 7, sx: 80, sy: 180, seed: 12 })
  buckle(p, {
    seed: 44,
    lam: 40,
    stretch: 5,
    bend: 0.24,
    field: (x, y, o) => {
      const t = (x - 450) / 150
      o[0] = -0.75 * t * ss(ty(560), ty(330), y) + 0.12 * t
      o[1] = 0.012 + 0.03 * gauss(y - ty(430), 90) * Math.abs(t) + 0.02 * ss(ty(560), ty(800), y)
    },
  })
}

const neckline = (cut: BlouseCut, isBack: boolean): Point[] => {
  if (isBack)
    return [
      [480, 158],
      [450, 160],
      [420, 158],
    ]
  const drop = neckDrop(cut)
  if (cut.neck === 'loose-bow')
    return [
      [490, 230],
      [450, drop, 1],
      [410, 230],
    ]
  return [
    [488, 200],
    [450, drop],
    [412, 200],
  ]
}

/** The body with its straight hem; shoulders are gathered into a small yoke. */
export async function body(scene: Scene, cloth: Cloth, cut: BlouseCut, isBack: boolean): Promise<void> {
  const half: Point[] = [
    [396, 160, 1],
    [350, 182],
    [304, 206],
    [280, 222, 1],
    [294, 290],
    [304, 360],
    [303, 410],
    [304, 520],
    [300, lerp(410, cut.hem, 0.6)],
    [288, cut.hem, 1],
    [360, cut.hem + 20],
    [450, cut.hem + 26],
  ]
  await panel(scene, {
    ...cloth,
    d: path([...sym(half), ...neckline(cut, isBack)]),
    inflate: 0.42,
    infMax: 85,
    edgeA: 3.5,
    edgeR: 8,
    folds: (p) => bodyFolds(p, cut),
    hem: { k: 0.34, y0: ty(cut.hem - 150), y1: ty(cut.hem), o: 0 },
  })
  if (!isBack) return
  const slit: Point[] = [
    [450, 172],
    [450, 230],
    [450, 286],
  ]
  await panel(scene, {
    d: path(slit, false),
    stroke: 3,
    color: tint(cloth.color, 0.45),
    edgeA: 1,
    shadow: { k: 0.3, k2: 0.2, r: 1, r2: 5, dx: 1, dy: 0 },
  })
}

/** Covered closure with its small buttons, and the ruffles beside it. */
export async function closure(scene: Scene, cloth: Cloth, cut: BlouseCut, buttonColour: Rgb): Promise<void> {
  const top = neckDrop(cut)
  const end = cut.hem + 24
  await panel(scene, {
    ...cloth,
    d: path([
      [437, top, 1],
      [464, top, 1],
      [464, (top + end) / 2],
      [464, end, 1],
      [437, end, 1],
      [437, (top + end) / 2],
    ]),
    edgeA: 2.2,
    edgeR: 4,
    folds: (p) => bodyFolds(p, cut),
    hem: { k: 0.34, y0: ty(cut.hem - 150), y1: ty(cut.hem), o: 0 },
    shadow: { k: 0.26, k2: 0.14, r: 2, r2: 6, dx: 1, dy: 1 },
  })
  const thread = { color: tint(cloth.color, 0.86), w: 1, dash: '3 2' }
  for (const x of [441, 460])
    await stitch(
      scene,
      [
        [x, top + 20],
        [x, (top + end) / 2],
        [x, end - 8],
      ],
      thread,
    )
  if (cut.jabot)
    for (const side of [1, -1]) {
      const x = 450 + side * 12
      const seam: Point[] = [
        [x, top + 8],
        [x + side, 380],
        [x, 590],
      ]
      await ruffle(scene, cloth, seam, {
        width: -side * 46,
        step: 17,
        amp: 8,
        seed: 4 + side,
        taper: true,
        droop: 0.75,
      })
    }
  for (let y = top + 52, k = 0; y < end - 60; y += 58, k++)
    await button(scene, 450 + noise(k, 0.5), y, 5, buttonColour, 0.5)
}

import { buckle, flare, soft } from '#engine/drape'
import { gauss, lerp, rng, ss } from '#engine/noise'
import { path, sym, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Panel, Point, Scene } from '#engine/scene-types'
import { byChance, type Cloth, foldAll } from '#garments/cutting'
import { bodySurface, ribSurface } from './gauge'
import { halfAt, hemOf, isHeavy, type KnitCut, neckOf } from './knit-cut'

/** Left half of a knitted body, neck to the middle of the hem. */
export function bodyHalf(cut: KnitCut): Point[] {
  const [[armpit, chest], ...below] = cut.profile
  const tip = 450 - cut.shoulder
  const neck = neckOf(cut)
  const shoulder: Point[] =
    cut.sleeve === 'none'
      ? [
          [tip, 184, 1],
          [tip + 3, 250],
          [tip - (chest - cut.shoulder) * 0.45, armpit - 54],
          [450 - chest, armpit, 1],
        ]
      : [
          [450 - neck - (cut.shoulder - neck) * 0.46, 184],
          [tip, 211, 1],
          [tip + 8, 270],
          [450 - chest - 2, armpit - 58],
          [450 - chest, armpit],
        ]
  const sides = below.map(([y, half]): Point => [450 - half, y])
  const hem = hemOf(cut)
  const width = halfAt(cut.profile, hem)
  const end: Point[] = cut.band
    ? [
        [450 - width + 8, hem + 16],
        [450 - width * 0.5, hem + 26],
        [450, hem + 29],
      ]
    : [
        [450 - width, hem + 1, 1],
        [450 - width * 0.5, hem + 13],
        [450, hem + 16],
      ]
  return [[450 - neck, 168, 1], ...shoulder, ...sides, ...end]
}

/** The neckline from right to left; it closes a body's outline. */
export function neckEdge(cut: KnitCut, isBack: boolean): Point[] {
  if (isBack)
    return [
      [478, 174],
      [450, 176],
      [422, 174],
    ]
  const { drop } = cut
  if (cut.neck === 'v')
    return [
      [488, 204],
      [450, drop, 1],
      [412, 204],
    ]
  const neck = neckOf(cut)
  return [
    [450 + neck - 6, 200 + (drop - 236) * 0.3],
    [450 + neck * 0.5, drop - 9],
    [450, drop],
    [450 - neck * 0.5, drop - 9],
    [456 - neck, 200 + (drop - 236) * 0.3],
  ]
}

/** Folds of a knitted body: creases from the armpits, slow folds down to the hem. */
export function knitFolds(p: Panel, cut: KnitCut, vary: number): void {
  const r = rng(9 + vary)
  const hem = hemOf(cut)
  const [[, chest]] = cut.profile
  const x = (t: number) => 450 + t * chest
  const thick = isHeavy(cut.gauge) ? 1.6 : 1
  const mid = lerp(400, hem, 0.5)
  // biome-ignore format: point lists read better in rows
  const lines: Point[][] = [
    [[x(-0.97), 394], [x(-0.7), 380], [x(-0.25), 336]],
    [[x(0.97), 394], [x(0.7), 384], [x(0.28), 340]],
    [[x(-0.97), 404], [x(-0.66), 446], [x(-0.2), 462]],
    [[x(0.97), 406], [x(0.7), 452], [x(0.28), 466]],
    [[x(-0.9), 480], [x(-0.66), mid], [x(-0.74), hem - 10]],
    [[x(0.9), 480], [x(0.72), mid], [x(0.8), hem - 10]],
    [[x(-0.3), mid - 40], [x(-0.22), mid + 60], [x(-0.34), hem - 10]],
    [[x(0.36), mid - 80], [x(0.26), mid + 40], [x(0.34), hem - 10]],
  ]
  foldAll(p, lines, 0, byChance(r, { thick, w: [16, 8], w1: [24, 8], amp: [5, 3], t0: 0.2, t1: 0.5, skew: 0.6 }))
  soft(p, { amp: 8 * thick, sx: 95, sy: 150, seed: 6 })
  const widening = halfAt(cut.profile, hem) - chest
  if (hem > 880)
    flare(p, {
      y0: ty(560),
      y1: ty(hem),
      hw: () => chest * 1.6,
      n: 7,
      amp: 12 + Math.max(0, widening) * 0.24,
      seed: 21,
      min: 0.1,
      vary: 120,
    })
  if (isHeavy(cut.gauge)) return
  buckle(p, {
    seed: 37,
    lam: 46,
    stretch: 4.5,
    bend: 0.3,
    field: (X, y, o) => {
      const t = (X - 450) / 160
      const bunched = cut.band ? gauss(y - ty(hem), 46) : 0
      o[0] = lerp(-0.9 * t * ss(ty(560), ty(330), y) + 0.15 * t, 1.4, bunched * 0.8)
      o[1] = 0.008 + 0.03 * gauss(y - ty(400), 80) * Math.abs(t) + 0.03 * bunched
    },
  })
}

/** The ribbed hem under a body. */
export async function hemBand(scene: Scene, cloth: Cloth, cut: KnitCut): Promise<void> {
  if (!cut.band) return
  const hem = hemOf(cut)
  const w = halfAt(cut.profile, hem) - 6
  const end = hem + cut.band
  const half: Point[] = [
    [450 - w, hem - 4, 1],
    [450 - w + 1, hem + cut.band * 0.5],
    [450 - w + 6, end - 6],
    [450 - w + 14, end],
    [450 - w * 0.5, end + 10],
    [450, end + 13],
  ]
  await panel(scene, {
    ...cloth,
    tex: undefined,
    ...ribSurface(cut.gauge),
    d: path([...sym(half), [450, hem + 10]]),
    inflate: 0.36,
    infMax: 60,
    edgeA: 5,
    edgeR: 8,
    folds: (p) => soft(p, { amp: 7, sx: 80, sy: 120, seed: 5 }),
  })
}

/** The body in one piece, front or back. */
export async function knitBody(scene: Scene, cloth: Cloth, cut: KnitCut, isBack: boolean): Promise<void> {
  await hemBand(scene, cloth, cut)
  await panel(scene, {
    ...cloth,
    ...bodySurface(cut.gauge, cut.profile, cut.buttons === undefined || isBack),
    d: path([...sym(bodyHalf(cut)), ...neckEdge(cut, isBack)]),
    inflate: 0.42,
    infMax: 82,
    edgeA: isHeavy(cut.gauge) ? 6.5 : 4.5,
    edgeR: 9,
    folds: (p) => knitFolds(p, cut, scene.vary),
    hem: cut.band ? undefined : { k: 0.3, y0: ty(hemOf(cut) - 160), y1: ty(hemOf(cut)), o: 0 },
  })
}

import { fold, soft } from '#engine/drape'
import { lerp } from '#engine/noise'
import { mp, path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { stitch } from '#engine/trims'
import { type Cloth, SIDES } from '#garments/cutting'
import { tint } from '#garments/tone'
import { BAND, HIP, halfWidth, type SkirtCut } from './skirt-cut'

/** A seam or the fold of a pleat: a dark line with a soft shadow. */
async function crease(scene: Scene, cloth: Cloth, line: Point[], width: number): Promise<void> {
  await panel(scene, {
    d: path(line, false),
    stroke: width,
    cap: 'butt',
    color: tint(cloth.color, 0.62),
    mat: cloth.mat,
    edgeA: 0.6,
    edgeR: 1,
    shadow: { k: 0.24, k2: 0.2, r: 2, r2: 7, dx: 2, dy: 0 },
  })
}

/** The underlay of an inverted pleat that opens towards the hem. */
async function pleat(scene: Scene, cloth: Cloth, cut: SkirtCut): Promise<void> {
  const top = lerp(HIP, cut.hem, 0.42)
  const half = 20
  await panel(scene, {
    ...cloth,
    d: path([
      [450, top, 1],
      [450 - half * 0.5, lerp(top, cut.hem, 0.55)],
      [450 - half, cut.hem + 36, 1],
      [450 + half, cut.hem + 36, 1],
      [450 + half * 0.5, lerp(top, cut.hem, 0.55)],
    ]),
    color: tint(cloth.color, 0.62),
    texU: 140,
    edgeA: 5,
    edgeR: 8,
    folds: (p) =>
      fold(
        p,
        [
          [450, top],
          [450, cut.hem + 30],
        ],
        { w: 16, w1: 30, amp: -7, t0: 0.05, t1: 0.01 },
      ),
    shadow: false,
  })
  await stitch(
    scene,
    [
      [446, BAND + 12],
      [446, (BAND + top) / 2],
      [446, top + 4],
    ],
    { color: tint(cloth.color, 0.74), w: 1.2 },
  )
}

async function pocket(scene: Scene, cloth: Cloth, cut: SkirtCut): Promise<void> {
  const y = BAND + 86
  for (const side of SIDES) {
    const x = 450 - halfWidth(cut, y) * 0.72
    const outline: Point[] = [
      [x, y + 6, 1],
      [x + 84, y - 6, 1],
      [x + 86, y + 34, 1],
      [x + 2, y + 46, 1],
    ]
    await panel(scene, {
      ...cloth,
      d: path(mp(outline, side)),
      texV: 30,
      inflate: 0.14,
      edgeA: 3,
      edgeR: 5,
      folds: (p) => soft(p, { amp: 3, sx: 50, sy: 50, seed: 4 }),
      shadow: { k: 0.34, k2: 0.22, r: 2, r2: 7, dx: 1, dy: 2 },
    })
  }
}

async function darts(scene: Scene, cloth: Cloth, length: number): Promise<void> {
  for (const side of SIDES) {
    const dart: Point[] = [
      [388, BAND + 8],
      [384, BAND + length * 0.5],
      [380, BAND + length],
    ]
    await crease(scene, cloth, mp(dart, side), 1.5)
  }
}

async function behind(scene: Scene, cloth: Cloth, cut: SkirtCut): Promise<void> {
  const lined = cut.band === 'wide'
  const end = lined ? cut.hem + 40 : BAND + 190
  const seam: Point[] = [
    [450, BAND + 8],
    [450, BAND + 120],
    [450, end],
  ]
  await crease(scene, cloth, seam, 1.8)
  if (lined) await darts(scene, cloth, 112)
}

/** Seams, pleat or pockets of a cut; in the back view, the seam of the zip and darts. */
export async function seams(scene: Scene, cloth: Cloth, cut: SkirtCut, isBack: boolean): Promise<void> {
  if (isBack) return behind(scene, cloth, cut)
  if (cut.detail === 'pleat') return pleat(scene, cloth, cut)
  if (cut.detail !== 'pockets') return
  await darts(scene, cloth, 70)
  await pocket(scene, cloth, cut)
}

import { soft } from '#engine/drape'
import { lin, noise } from '#engine/noise'
import { mp, path, tx, ty } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { button, stitch } from '#engine/trims'
import { type Cloth, SIDES, type Side } from '#garments/cutting'
import { beltBand, tieBelt } from '#garments/sewn/tie-belt'
import type { ShirtTrims } from '#garments/shirt/shirt-cut'
import { tint } from '#garments/tone'
import { bodiceFolds, skirtFolds } from './body'
import { type ShirtDressCut, WAIST } from './shirt-dress-cut'

const STEP = 62

async function strip(scene: Scene, cloth: Cloth, trims: ShirtTrims, y0: number, cut: ShirtDressCut): Promise<void> {
  const upper = y0 < WAIST
  const y1 = upper ? WAIST + 12 : cut.hem + 29
  await panel(scene, {
    ...cloth,
    d: path([
      [433, y0, 1],
      [467, y0, 1],
      [467, (y0 + y1) / 2],
      [467, y1, 1],
      [433, y1, 1],
      [433, (y0 + y1) / 2],
    ]),
    edgeA: 2.2,
    edgeR: 4,
    // The strip has the same folds as the cloth below it.
    folds: (p) => (upper ? bodiceFolds(p) : skirtFolds(p, cut)),
    hem: upper ? undefined : { k: 0.36, y0: ty(cut.hem - (cut.hem - WAIST) * 0.3), y1: ty(cut.hem), o: -2 },
    shadow: { k: 0.26, k2: 0.14, r: 2, r2: 6, dx: 1, dy: 1 },
  })
  for (const x of [438, 462])
    await stitch(
      scene,
      [
        [x, y0 + 12],
        [x, (y0 + y1) / 2],
        [x, y1 - 10],
      ],
      trims.thread,
    )
}

/** The button strip from collar to hem. */
export async function placket(scene: Scene, cloth: Cloth, trims: ShirtTrims, cut: ShirtDressCut): Promise<void> {
  await strip(scene, cloth, trims, WAIST + 4, cut)
  await strip(scene, cloth, trims, 247, cut)
  for (let y = 316, k = 0; y < cut.hem - 110; y += STEP, k++)
    if (Math.abs(y - WAIST - 14) > 34) await button(scene, 450 + noise(k, 0.5) * 1.2, y, 5.4, trims.button, 0.5)
}

// biome-ignore format: point lists read better in rows
const POCKET: Point[] = [[340, 352, 1], [412, 354, 1], [412, 428], [408, 438, 1], [376, 448, 1], [344, 436, 1]]
// biome-ignore format: point lists read better in rows
const FLAP: Point[] = [[337, 346, 1], [415, 348, 1], [415, 372, 1], [376, 386, 1], [337, 370, 1]]

async function pocket(scene: Scene, cloth: Cloth, trims: ShirtTrims, side: Side, flap: boolean): Promise<void> {
  const lay = { edgeA: 2, edgeR: 4, shadow: { k: 0.24, k2: 0.14, r: 1, r2: 5, dx: 1, dy: 1 } }
  await panel(scene, {
    ...cloth,
    ...lay,
    d: path(mp(POCKET, side)),
    inflate: 0.04,
    folds: (p) => soft(p, { amp: 6, sx: 60, sy: 120, seed: 12 }),
  })
  if (!flap) {
    await stitch(
      scene,
      mp(
        [
          [343, 368],
          [410, 370],
        ],
        side,
      ),
      trims.thread,
    )
    return
  }
  await panel(scene, { ...cloth, ...lay, d: path(mp(FLAP, side)), inflate: 0.06 })
  await button(scene, side ? 900 - 376 : 376, 372, 4.6, trims.button, 0.5)
}

/** Breast pockets where the cut has them. */
export async function pockets(scene: Scene, cloth: Cloth, trims: ShirtTrims, cut: ShirtDressCut): Promise<void> {
  if (cut.pockets === 'one') await pocket(scene, cloth, trims, 1, false)
  if (cut.pockets === 'two') for (const side of SIDES) await pocket(scene, cloth, trims, side, true)
}

const BELT = { y: WAIST - 16, half: 130, tall: 36, knot: 26, drop: 250 }

/** A covered buckle with its prong. */
async function buckleFrame(scene: Scene, cloth: Cloth): Promise<void> {
  const x = tx(452)
  const y = ty(BELT.y + 27)
  const brass = lin('#7d6a48')
  const frame = `<rect x="${x - 22}" y="${y - 21}" width="44" height="42" rx="7" fill="none" stroke="#fff" stroke-width="7"/>`
  await panel(scene, {
    d: `M${x - 26} ${y - 25}L${x + 26} ${y - 25}L${x + 26} ${y + 25}L${x - 26} ${y + 25}Z`,
    svg: frame,
    color: tint(cloth.color, 0.8),
    mat: cloth.mat,
    inflate: 0.9,
    infF: 2,
    edgeA: 3,
    edgeR: 4,
    shadow: { k: 0.5, k2: 0.3, r: 1, r2: 5, dx: 1, dy: 2 },
  })
  await panel(scene, {
    d: `M${x - 4} ${y}L${x + 22} ${y}`,
    stroke: 4,
    color: brass,
    inflate: 0.8,
    infF: 2,
    mat: { spec: 0.3, sx: 0.4, sy: 0.4 },
  })
}

/** The belt: tied, or closed with a covered buckle; from behind only its band. */
export async function belt(scene: Scene, cloth: Cloth, cut: ShirtDressCut, isBack: boolean): Promise<void> {
  if (isBack) return beltBand(scene, cloth, BELT)
  if (cut.belt === 'tie') return tieBelt(scene, cloth, BELT)
  await beltBand(scene, cloth, BELT)
  await buckleFrame(scene, cloth)
}

import { soft } from '@/mock-backend/studio/engine/drape'
import { lin } from '@/mock-backend/studio/engine/noise'
import { path } from '@/mock-backend/studio/engine/paths'
import { panel } from '@/mock-backend/studio/engine/scene'
import type { Point, Scene } from '@/mock-backend/studio/engine/scene-types'
import { button, stitch } from '@/mock-backend/studio/engine/trims'
import { type Denim, highlights } from '@/mock-backend/studio/garments/jeans/denim'
import type { DenimSkirtCut } from './denim-skirt-cut'

/** An edge of the band: sags in front, nearly straight behind. */
const edge = (y: number, half: number, sag: number): Point[] => [
  [450 - half, y, 1],
  [450 - half * 0.92, y + sag * 0.34],
  [450 - half * 0.48, y + sag * 0.86],
  [450, y + sag],
  [450 + half * 0.48, y + sag * 0.86],
  [450 + half * 0.92, y + sag * 0.34],
  [450 + half, y, 1],
]

async function loop(scene: Scene, denim: Denim, x: number, sag: number): Promise<void> {
  const y = 118 + sag * 0.7
  await panel(scene, {
    d: path([
      [x - 8, y, 1],
      [x + 8, y + 1, 1],
      [x + 8, y + 62, 1],
      [x - 8, y + 61, 1],
    ]),
    color: denim.base,
    mat: denim.mat,
    bump: denim.bump,
    edgeA: 3,
    edgeR: 4,
    paint: denim.wash(() => x),
    details: highlights(6),
  })
  for (const at of [x - 4, x + 4])
    await stitch(
      scene,
      [
        [at, y + 4],
        [at, y + 57],
      ],
      { color: denim.thread },
    )
}

/** Waistband with loops; in front its button, behind the leather patch. */
export async function waist(scene: Scene, denim: Denim, cut: DenimSkirtCut, isBack: boolean): Promise<void> {
  const sag = isBack ? 5 : 26
  await panel(scene, {
    d: path([...edge(114, 134, sag), ...edge(168, 138, sag).reverse()]),
    color: denim.base,
    mat: denim.mat,
    bump: denim.bump,
    inflate: 0.35,
    edgeA: 3.5,
    edgeR: 6,
    paint: denim.wash(() => 450),
    details: highlights(10),
    folds: (p) => soft(p, { amp: 3, sx: 50, sy: 50, seed: 3 }),
  })
  for (const [y, half] of [
    [120, 132],
    [161, 135],
  ] as const)
    await stitch(scene, edge(y, half, sag), { color: denim.thread })
  for (const x of isBack ? [350, 450, 550] : [366, 534]) await loop(scene, denim, x, isBack ? 2 : 22)
  if (!isBack) return button(scene, cut.closure === 'buttons' ? 450 : 462, 168, 10, denim.button, 1.4)
  await panel(scene, {
    d: path([
      [478, 128, 1],
      [532, 128, 1],
      [532, 164, 1],
      [478, 164, 1],
    ]),
    color: lin('#8a6a48'),
    mat: { spec: 0.03 },
    edgeA: 1.5,
    shadow: { k: 0.4, k2: 0.2, r: 1, r2: 4, dx: 1, dy: 1 },
  })
}

import { lin } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { button } from '#engine/trims'
import type { Denim } from '#garments/jeans/denim'
import { band, beltLoop } from '#garments/jeans/pieces'
import type { DenimSkirtCut } from './denim-skirt-cut'

/** An edge of the waistband, `sag` px lower in the middle. */
const edge = (y: number, half: number, sag: number): Point[] => [
  [450 - half, y, 1],
  [450 - half * 0.92, y + sag * 0.34],
  [450 - half * 0.48, y + sag * 0.86],
  [450, y + sag],
  [450 + half * 0.48, y + sag * 0.86],
  [450 + half * 0.92, y + sag * 0.34],
  [450 + half, y, 1],
]

/** Waistband with belt loops, and its button or, in the back view, the leather patch. */
export async function waist(scene: Scene, denim: Denim, cut: DenimSkirtCut, isBack: boolean): Promise<void> {
  const sag = isBack ? 5 : 26
  const outline = [...edge(114, 134, sag), ...edge(168, 138, sag).reverse()]
  await band(scene, denim, outline, [edge(120, 132, sag), edge(161, 135, sag)])
  const top = 118 + (isBack ? 2 : 22) * 0.7
  for (const x of isBack ? [350, 450, 550] : [366, 534]) await beltLoop(scene, denim, x, top, { long: 61, lean: 1 })
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

import { soft } from '#engine/drape'
import { lerp, lin } from '#engine/noise'
import { path } from '#engine/paths'
import { panel } from '#engine/scene'
import type { Point, Scene } from '#engine/scene-types'
import { button, stitch } from '#engine/trims'
import type { Cloth } from '#garments/cutting'
import { gathers } from '#garments/gathers'
import { tieBelt } from '#garments/sewn/tie-belt'
import { tint } from '#garments/tone'
import { BAND, type SkirtCut } from './skirt-cut'

/** An edge of the waistband, curved downwards: by 14 px in front, by 3 px in the back view. */
const edge = (y: number, half: number, isBack: boolean): Point[] => {
  const sag = isBack ? 3 : 14
  return [
    [450 - half, y, 1],
    [450 - half * 0.5, y + sag * 0.8],
    [450, y + sag],
    [450 + half * 0.5, y + sag * 0.8],
    [450 + half, y, 1],
  ]
}

/** The waistband: gathered elastic, a narrow one with a tie, or a wide one with a button. */
export async function waistband(scene: Scene, cloth: Cloth, cut: SkirtCut, isBack: boolean): Promise<void> {
  const top = cut.band === 'narrow' ? 160 : 148
  const low = cut.band === 'elastic' ? BAND - 12 : BAND
  if (cut.band === 'narrow' && !isBack)
    return tieBelt(scene, cloth, { y: top - 2, half: 143, tall: 36, knot: 96, drop: 250 })
  await panel(scene, {
    ...cloth,
    d: path([...edge(top, 137, isBack), ...edge(low, 146, isBack).reverse()]),
    texV: 40,
    inflate: cut.band === 'elastic' ? 0.6 : 0.38,
    edgeA: 3.5,
    edgeR: 6,
    folds: (p) => {
      soft(p, { amp: 3, sx: 60, sy: 50, seed: 3 })
      if (cut.band !== 'elastic') return
      gathers(p, {
        count: 44,
        seed: 2,
        amp: 3.6,
        width: 3,
        from: (t) => [lerp(308, 592, t), low + 12],
        to: (t) => [lerp(312, 588, t), top - 24],
      })
    },
  })
  if (cut.band === 'elastic') return
  const thread = { color: tint(cloth.color, 0.8), w: 1.1, dash: '3 2' }
  await stitch(scene, edge(low - 6, 145, isBack), thread)
  if (cut.detail === 'pockets' && !isBack) await button(scene, 450, 186, 9, tint(lin('#4a3020'), 1), 0.7)
}

import { sym } from '#engine/paths'
import type { Point } from '#engine/scene-types'

/**
 * In px: `dip`: depth of the neckline in the middle; `lace`: width of the trim, 0 for none; `strap`: width of a strap.
 */
export type CamisoleCut = {
  cloth: 'satin' | 'rib'
  width: number
  hem: number
  dip: number
  neck: 'v' | 'cowl' | 'round'
  lace: number
  strap: number
}

/** Height of the tips where the straps begin, and of the back's edge. */
export const TIP = 290
export const BACK = 338

/** Where a strap meets the front. */
export const tipX = (cut: CamisoleCut): number => (cut.strap > 10 ? 366 : 358)

/** Half the width of a front tip, which equals the width of its strap. */
export const tipHalf = (cut: CamisoleCut): number => cut.strap / (2 * cut.width)

/** The upper edge from the left tip to the right one. */
export function neckline(cut: CamisoleCut, isBack: boolean): Point[] {
  if (isBack)
    return sym([
      [330, BACK, 1],
      [380, BACK + 8],
      [450, BACK + 12],
    ])
  const x = tipX(cut) + tipHalf(cut)
  const low = TIP + cut.dip
  if (cut.neck === 'v')
    return sym([
      [x, TIP, 1],
      [x + 18, TIP + cut.dip * 0.42],
      [x + 52, TIP + cut.dip * 0.74],
      [450, low, 1],
    ])
  return sym([
    [x, TIP, 1],
    [x + (cut.neck === 'round' ? 6 : 18), TIP + cut.dip * 0.6],
    [450 - 46, low - cut.dip * 0.06],
    [450, low],
  ])
}

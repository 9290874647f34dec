/** A dress of gathered tiers; `tiers` are the heights where each ends, the last one the hem, and their half widths there. */
export type TieredCut = {
  cloth: 'cotton' | 'broderie'
  tiers: readonly [number, number][]
  sleeve: 'puff' | 'balloon' | 'none'
  neck: 'round' | 'v' | 'square'
  /** Where the first tier is sewn on: y and half width. */
  yoke: readonly [number, number]
}

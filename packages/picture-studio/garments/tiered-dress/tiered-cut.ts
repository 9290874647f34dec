/**
 * A dress of gathered tiers. `tiers`: sheet y of the lower edge of each, and half its width there, from top to bottom.
 */
export type TieredCut = {
  cloth: 'cotton' | 'broderie'
  tiers: readonly [number, number][]
  sleeve: 'puff' | 'balloon' | 'none'
  neck: 'round' | 'v' | 'square'
  /** Where the first tier is sewn on: y and half width. */
  yoke: readonly [number, number]
}

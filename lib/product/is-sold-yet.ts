/** Whether the first day of sale of a product has come. `now` in ms. */
export const isSoldYet = (firstAvailableOn: string | null, now: number): boolean =>
  firstAvailableOn === null || Date.parse(firstAvailableOn) <= now || Number.isNaN(Date.parse(firstAvailableOn))

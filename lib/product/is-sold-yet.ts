/** Whether a product can be bought already: one with a future first day of sale is shown only. `now` in milliseconds. */
export const isSoldYet = (firstAvailableOn: string | null, now: number): boolean =>
  firstAvailableOn === null || Date.parse(firstAvailableOn) <= now || Number.isNaN(Date.parse(firstAvailableOn))

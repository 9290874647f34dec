/** Whether the first day of sale has come; true without a valid date. `now` in ms. */
export const isSoldYet = (firstAvailableOn: string | null, now: number): boolean =>
  firstAvailableOn === null || Date.parse(firstAvailableOn) <= now || Number.isNaN(Date.parse(firstAvailableOn))

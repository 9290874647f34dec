/** Whether a product may be bought; goods with a first day ahead are shown but not sold. `now` in milliseconds. */
export const isSoldYet = (firstAvailableOn: string | null, now: number): boolean =>
  firstAvailableOn === null || Date.parse(firstAvailableOn) <= now || Number.isNaN(Date.parse(firstAvailableOn))

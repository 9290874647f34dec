/** T37: the same number as in the backend's list of new arrivals and in its search. */
const NEW_FOR = 30 * 24 * 60 * 60 * 1000

/** Whether a product has been sold for less than 30 days; false for one not sold yet. `now` in ms. */
export function isNew(firstAvailableOn: string | null, now: number): boolean {
  const age = now - Date.parse(firstAvailableOn ?? '')
  return age >= 0 && age < NEW_FOR
}

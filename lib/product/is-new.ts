const NEW_FOR = 14 * 24 * 60 * 60 * 1000

/** Whether a product has been sold for less than 14 days; false for one not sold yet. `now` in ms. */
export function isNew(firstAvailableOn: string | null, now: number): boolean {
  const age = now - Date.parse(firstAvailableOn ?? '')
  return age >= 0 && age < NEW_FOR
}

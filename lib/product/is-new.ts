const NEW_FOR = 14 * 24 * 60 * 60 * 1000

/** Whether goods came to the shop within the last fortnight. `now` in milliseconds; goods not sold yet are not new. */
export function isNew(firstAvailableOn: string | null, now: number): boolean {
  const age = now - Date.parse(firstAvailableOn ?? '')
  return age >= 0 && age < NEW_FOR
}

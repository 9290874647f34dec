const NEW_FOR = 14 * 24 * 60 * 60 * 1000

/** Whether a product came to the shop within the last fortnight; one not sold yet is not new. `now` in milliseconds. */
export function isNew(firstAvailableOn: string | null, now: number): boolean {
  const age = now - Date.parse(firstAvailableOn ?? '')
  return age >= 0 && age < NEW_FOR
}

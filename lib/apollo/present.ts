/** A list without null items; empty for null. In the service's schema every list and every item is nullable. */
export const present = <T>(list: readonly (T | null | undefined)[] | null | undefined): T[] =>
  (list ?? []).filter((item): item is T => item !== null && item !== undefined)

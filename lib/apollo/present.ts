/** The service marks every list and item nullable; a list without its holes. */
export const present = <T>(list: readonly (T | null | undefined)[] | null | undefined): T[] =>
  (list ?? []).filter((item): item is T => item !== null && item !== undefined)

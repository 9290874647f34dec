const MOST_FAVORITES = 1000

function toId(value: unknown): number | null {
  const id = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null
}

/**
 * Product ids of favourites, the newest last, each once (R-FAV-01). Invalid ids are removed, and the oldest beyond
 * 1000.
 */
export const favoriteIds = (values: readonly unknown[]): number[] =>
  [...new Set(values.flatMap((value) => toId(value) ?? []))].slice(-MOST_FAVORITES)

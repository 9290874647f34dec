const MOST_FAVORITES = 1000

function toId(value: unknown): number | null {
  const id = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null
}

/**
 * A list of favourites, the newest last: product ids as numbers, each once (R-FAV-01). What is no id is dropped, and
 * beyond 1000 the oldest.
 */
export const favoriteIds = (values: readonly unknown[]): number[] =>
  [...new Set(values.flatMap((value) => toId(value) ?? []))].slice(-MOST_FAVORITES)

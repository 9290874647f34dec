const MOST_FAVORITES = 1000
/** The shop asks for products by ids of at most nine digits (`parseProductIds`). */
const HIGHEST_ID = 999_999_999

function toId(value: unknown): number | null {
  const id = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= HIGHEST_ID ? id : null
}

/**
 * Product ids of favourites, each once, the newest last (R-FAV-01). Drops invalid ids, and the oldest ones beyond 1000.
 */
export const favoriteIds = (values: readonly unknown[]): number[] =>
  [...new Set(values.flatMap((value) => toId(value) ?? []))].slice(-MOST_FAVORITES)

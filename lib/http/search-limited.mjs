/** Request header by which the server marks visitors over the search limit for the middleware; removed when a visitor sends it. */
export const SEARCH_LIMITED = 'x-search-limited'

/** `Retry-After` for a visitor over the search limit, in seconds. */
export const SEARCH_RETRY_AFTER = 60

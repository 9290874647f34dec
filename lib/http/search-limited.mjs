/**
 * Request header by which the server tells the middleware that a visitor is over the search limit. The server removes
 * one that a visitor sends.
 */
export const SEARCH_LIMITED = 'x-search-limited'

/** `Retry-After` for a visitor over the search limit, in seconds. */
export const SEARCH_RETRY_AFTER = 60

/** Request header by which the server tells the middleware that the visitor has to wait with searching; a visitor's own is removed. */
export const SEARCH_LIMITED = 'x-search-limited'

/** How long a visitor who searched too often is told to wait: s. */
export const SEARCH_RETRY_AFTER = 60

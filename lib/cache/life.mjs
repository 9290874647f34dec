/** Lifetimes in seconds that the page cache, `cached()` and the route handlers share. */

/** Lifetime of a page whose optional part failed. */
export const DEGRADED_LIFE = 10

/** Lifetime of a good page that replaces a failed one. */
export const KEPT_LIFE = 5

/** Lifetime of a page whose data was invalidated while it was rendered: the shortest possible. */
export const OVERTAKEN_LIFE = 1

/** Lifetime of a "not found" result: short, so that a new product appears soon. */
export const ABSENT_LIFE = 60

/** `Retry-After` of a 503. */
export const RETRY_AFTER = 10

/** A day after its rendering, a page is not served any more before it is renewed, and Redis deletes it. */
export const PAGE_EXPIRY = 86_400

/** Lifetimes in seconds that the page cache, `cached()` and the route handlers share. */

/** A page whose optional part failed: shown, but soon asked again. */
export const DEGRADED_LIFE = 10

/** A good page kept in place of a failed one: the backend is asked again after this. */
export const KEPT_LIFE = 5

/** A page whose data changed while it was drawn, or that is being renewed: the shortest life there is. */
export const OVERTAKEN_LIFE = 1

/** Lifetime of a "not found" result: short, so that a new product appears soon. */
export const ABSENT_LIFE = 60

/** `Retry-After` of a 503. */
export const RETRY_AFTER = 10

/** A day past its life a page is too old to show without asking first, and Redis forgets it. */
export const PAGE_EXPIRY = 86_400

/** Short lives, in seconds. Both the page cache (plain module) and `policy.ts` read them here. */

/** A page whose optional part failed: shown, but soon asked again. */
export const DEGRADED_LIFE = 10

/** A good page kept in place of a failed one: the backend is asked again after this. */
export const KEPT_LIFE = 5

/** A page whose data changed while it was drawn, or that is being renewed: the shortest life there is. */
export const OVERTAKEN_LIFE = 1

/** "Not there" is true today; a new product must not wait for a whole page life. */
export const ABSENT_LIFE = 60

/** What a shopper or crawler is told to wait after a 503. */
export const RETRY_AFTER = 10

/** A day past its life a page is too old to show without asking first, and Redis forgets it. */
export const PAGE_EXPIRY = 86_400

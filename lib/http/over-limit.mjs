/**
 * Request header by which the server tells the middleware to show the page of `components/layout/limited-view.tsx`; the
 * server removes one that a visitor sends. `uncached`: in place of a page that is rendered for each request, because the
 * visitor is over the limit. `any`: at any address, for the server itself.
 */
export const OVER_LIMIT = 'x-over-limit'

/** `Retry-After` for a visitor over the limit of renderings, in seconds. */
export const LIMIT_RETRY_AFTER = 60

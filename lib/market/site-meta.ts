/**
 * Name of the `meta` element with the address of the page on another site, for the market picker. Pages have it instead
 * of hreflang links when they are not indexed or their canonical address has a query.
 */
export const siteMeta = (hreflang: string): string => `site:${hreflang}`

/**
 * Name of the element with the address of the page on another site, for the market picker. Pages that search engines
 * must not list have it in place of a hreflang link, because those connect pages that are listed.
 */
export const siteMeta = (hreflang: string): string => `site:${hreflang}`

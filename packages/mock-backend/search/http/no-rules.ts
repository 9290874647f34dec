import * as z from 'zod'

/** Rules of the merchant's application, which this service does not have: refused rather than ignored. */
export const noRules = z.undefined('Product rules and filters are not available in this service').optional()

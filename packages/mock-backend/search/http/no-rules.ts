import * as z from 'zod'

/** For fields with product rules and filters, which this service does not support: it rejects them instead of ignoring them. */
export const noRules = z.undefined('Product rules and filters are not available in this service').optional()

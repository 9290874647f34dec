import * as z from 'zod'

/** Rejects product rules and filters, which this service does not support, instead of ignoring them. */
export const noRules = z.undefined('Product rules and filters are not available in this service').optional()

import * as z from 'zod/mini'

/** Largest value of a GraphQL Int. */
const MAX_INT = 2 ** 31 - 1

const digits = z.string().check(z.regex(/^\d{1,10}$/))

/** `size`: sku id of the size for which a shopper requests an e-mail. */
export const availabilitySchema = z.object({
  size: z.pipe(z.pipe(digits, z.transform(Number)), z.number().check(z.positive(), z.maximum(MAX_INT))),
})

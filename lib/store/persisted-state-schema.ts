import * as z from 'zod/mini'

/** The persisted part of the state that this version reads (R-STATE-03, T22): no carts, favourites or lists, so it stays far below 4 KB. */
export const persistedStateSchema = z.object({
  customerType: z.optional(z.enum(['PERSON', 'ORGANIZATION'])),
  vatIncluded: z.optional(z.boolean()),
})

import * as z from 'zod/mini'

// with and without VAT, formatted by the service (R-PRICE-05)
const priceForms = z.tuple([z.string(), z.string()])

/** A product as a card shows it, as it travels from the server to the grid. */
export const cardRowSchema = z.object({
  id: z.number(),
  /** Path without market or language. */
  path: z.string(),
  /** Where it is not the end of the path. */
  alias: z.optional(z.string()),
  brand: z.string(),
  name: z.string(),
  image: z.optional(z.string()),
  /** File of the second picture where it is not the back view of the first; empty when there is none. */
  second: z.optional(z.string()),
  price: priceForms,
  /** Lowest price of 30 days, when the price is reduced against it (T15). */
  struck: z.optional(priceForms),
  percentage: z.optional(z.number()),
  /** Of more than one colour. */
  colourCount: z.optional(z.number()),
  colours: z.optional(z.array(z.string())),
  sizes: z.optional(z.array(z.string())),
  /** Indexes of sold-out sizes. */
  soldOut: z.optional(z.array(z.number())),
  badge: z.optional(z.enum(['coming', 'soldOut', 'fewLeft', 'new'])),
  /** First day of sale of what is not sold yet. */
  comingOn: z.optional(z.string()),
  campaign: z.optional(z.string()),
  /** Where the search service found the product: its key there, and what a notification of this hit names (R-SEARCH-09). */
  key: z.optional(z.string()),
  ticket: z.optional(z.string()),
})

export type CardRow = z.infer<typeof cardRowSchema>

import * as z from 'zod/mini'

// with and without VAT, formatted by the service (R-PRICE-05)
const priceForms = z.tuple([z.string(), z.string()])

/** A product of a card, as the server sends it to the browser. Fields that can be derived are left out. */
export const cardRowSchema = z.object({
  id: z.number(),
  /** Path without market or language. */
  path: z.string(),
  /** Only if it differs from the last segment of the path. */
  alias: z.optional(z.string()),
  brand: z.string(),
  name: z.string(),
  image: z.optional(z.string()),
  /** File name of the second picture, only if it is not the back view of the first; '' when there is none. */
  second: z.optional(z.string()),
  price: priceForms,
  /** Lowest price of the 30 days before the reduction; only if the price is below it (T15). */
  struck: z.optional(priceForms),
  percentage: z.optional(z.number()),
  /** Number of colours, only if there are several; `colours` are their `#rrggbb`, the own one first. */
  colourCount: z.optional(z.number()),
  colours: z.optional(z.array(z.string())),
  sizes: z.optional(z.array(z.string())),
  /** Indexes of sold-out sizes. */
  soldOut: z.optional(z.array(z.number())),
  badge: z.optional(z.enum(['coming', 'soldOut', 'fewLeft', 'new'])),
  /** First day of sale of a coming product, in the format of the language: "12 dec.". */
  comingOn: z.optional(z.string()),
  campaign: z.optional(z.string()),
  /** Key and ticket of the product in a search result, for notifications (R-SEARCH-09). */
  key: z.optional(z.string()),
  ticket: z.optional(z.string()),
})

export type CardRow = z.infer<typeof cardRowSchema>

import * as z from 'zod/mini'

const hits = z.number().check(z.int(), z.nonnegative())
const phrase = z.object({ q: z.string().check(z.minLength(1)) })
/** Phrases are optional: an invalid list becomes an empty one. */
const phrases = z.catch(z.array(phrase), [])
/** Validated one by one, so that an invalid part does not invalidate the others. */
const parts = z.array(z.unknown())

/** Fields of `search-page` that the shop uses. */
export const searchPageSchema = z.object({
  q: z.string(),
  autoCorrect: z.catch(z.optional(z.object({ q: z.string(), originalTotalHits: hits })), undefined),
  didYouMean: phrases,
  relatedSearches: phrases,
  primaryList: z.object({ productGroups: parts, totalHits: hits, facets: z.catch(parts, []) }),
})

const contentListSchema = z.object({
  id: z.string(),
  items: z.array(
    z.object({
      title: z.string().check(z.minLength(1)),
      link: z.string(),
      ticket: z.string(),
      custom: z.catch(z.optional(z.record(z.string(), z.array(z.object({ id: z.string() })))), undefined),
    }),
  ),
})

/** Fields of `autocomplete` that the shop uses. */
export const autocompleteSchema = z.object({
  phraseSuggestions: phrases,
  contentSuggestions: z.catch(parts, []),
  contentLists: z.catch(z.array(contentListSchema), []),
  redirectLink: z.catch(z.optional(z.string()), undefined),
})

export const contentSuggestionSchema = z.object({
  title: z.string().check(z.minLength(1)),
  link: z.string(),
  ticket: z.string(),
})

/** Fields of `product-page`, `cart-page`, `add-to-cart-popup` and `landing-page` that the shop uses. */
export const recommendationsSchema = z.object({
  recommendationLists: z.array(z.object({ id: z.string(), visible: z.boolean(), productGroups: parts })),
})

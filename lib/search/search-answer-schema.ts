import * as z from 'zod/mini'

const hits = z.number().check(z.int(), z.nonnegative())
const phrase = z.object({ q: z.string().check(z.minLength(1)) })
/** Phrases are extras: a list that cannot be read is an empty one. */
const phrases = z.catch(z.array(phrase), [])
/** Read one by one, so that a broken part does not take the others with it. */
const parts = z.array(z.unknown())

/** What the shop reads of `search-page`. */
export const searchPageSchema = z.object({
  q: z.string(),
  autoCorrect: z.catch(z.optional(z.object({ q: z.string(), originalTotalHits: hits })), undefined),
  didYouMean: phrases,
  relatedSearches: phrases,
  primaryList: z.object({ productGroups: parts, totalHits: hits, facets: z.catch(parts, []) }),
})

/** What the shop reads of `autocomplete`. */
export const autocompleteSchema = z.object({
  phraseSuggestions: phrases,
  contentSuggestions: z.catch(parts, []),
  redirectLink: z.catch(z.optional(z.string()), undefined),
})

export const contentSuggestionSchema = z.object({
  title: z.string().check(z.minLength(1)),
  link: z.string(),
  ticket: z.string(),
})

/** What the shop reads of `product-page`, `cart-page`, `add-to-cart-popup` and `landing-page`. */
export const recommendationsSchema = z.object({
  recommendationLists: z.array(z.object({ id: z.string(), visible: z.boolean(), productGroups: parts })),
})

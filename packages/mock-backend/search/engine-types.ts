import type { Storefront } from '#commerce/storefront'

/** Origin of a query (R-SEARCH-08). A query whose correction the shopper has rejected is not corrected again. */
export type SearchOrigin =
  | 'ORGANIC'
  | 'PHRASE_SUGGEST'
  | 'DID_YOU_MEAN'
  | 'UNDO_AUTO_CORRECT'
  | 'RELATED_SEARCHES'
  | 'RECENT_SEARCH'

/** A visitor's interest as weight by product id, from the clicks and cart additions of a session. */
export type Interest = ReadonlyMap<number, number>

export type ProductQuestion = { text: string; storefront: Storefront; origin: SearchOrigin; interest?: Interest }

/** The result of a product search. */
export type ProductAnswer = {
  /** The text that was searched for: as typed, or corrected. */
  q: string
  /** Score by position in the catalogue index; 0 means no hit, higher is better. */
  scores: Float32Array
  /** Set when `q` is a correction: the text as typed and its number of hits. */
  autoCorrect: { q: string; originalTotalHits: number } | null
  didYouMean: string[]
  relatedSearches: string[]
  /** Public path to open instead of a product list, for texts such as "returns" or an article number. */
  redirectLink: string | null
}

/** A page that matches a text: content, category, brand or merchant list. `link` is a public path without the market prefix. */
export type PageHit = {
  key: string
  kind: 'content' | 'category' | 'brand' | 'list'
  title: string
  link: string
  score: number
}

export type SearchEngine = {
  searchProducts(question: ProductQuestion): ProductAnswer
  /** Phrases that continue or correct a text, best first; popular phrases for an empty text. */
  suggestPhrases(text: string, storefront: Storefront, limit: number): string[]
  searchPages(text: string, storefront: Storefront, limit: number): PageHit[]
  /** Must be called after prices or stock have changed. */
  catalogueChanged(): void
  /** Builds the indexes in advance, a few milliseconds at a time; resolves when they are complete. */
  warmUp(): Promise<void>
}

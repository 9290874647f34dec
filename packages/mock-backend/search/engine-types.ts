import type { Place } from '#commerce/place'

/** Where a query comes from (R-SEARCH-08). A query taken back by the shopper is not corrected again. */
export type SearchOrigin =
  | 'ORGANIC'
  | 'PHRASE_SUGGEST'
  | 'DID_YOU_MEAN'
  | 'UNDO_AUTO_CORRECT'
  | 'RELATED_SEARCHES'
  | 'RECENT_SEARCH'

/** One visitor's interest, from the clicks and cart additions of a session: weight by product id. */
export type Interest = ReadonlyMap<number, number>

export type ProductQuestion = { text: string; place: Place; origin: SearchOrigin; interest?: Interest }

/** What a query means and finds. */
export type ProductAnswer = {
  /** What was searched for: the text as typed, or as corrected. */
  q: string
  /** By position in the catalogue index; 0 is no hit, higher is better. */
  scores: Float32Array
  /** Set when `q` is a correction: the text as typed, and how much that finds. */
  autoCorrect: { q: string; originalTotalHits: number } | null
  didYouMean: string[]
  relatedSearches: string[]
  /** Public path to open instead of a list of products, for phrases such as "returns" or an article number. */
  redirectLink: string | null
}

/** A page of the shop that answers a text: content, category or brand. `link` is a public path without the market. */
export type PageHit = {
  key: string
  kind: 'content' | 'category' | 'brand'
  title: string
  link: string
  score: number
}

export type SearchEngine = {
  searchProducts(question: ProductQuestion): ProductAnswer
  /** Phrases that continue or correct a text, best first; the popular ones for an empty text. */
  suggestPhrases(text: string, place: Place, limit: number): string[]
  searchPages(text: string, place: Place, limit: number): PageHit[]
  /** To be called after the catalogue, prices or stock have changed. */
  catalogueChanged(): void
  /** Builds the indexes ahead of the first question, a few milliseconds at a time; resolves when they are complete. */
  warmUp(): Promise<void>
}

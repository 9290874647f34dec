import type { ColourKey, Kind, Print } from '@kajo/picture-studio'
import type { CategoryKey } from '#catalogue/category-ids'
import type { PageKey } from '#catalogue/cms/page-keys'
import type { MaterialKey } from '#catalogue/materials'

/** What a query tests: one common way of writing a search. */
export type QuerySort =
  | 'typo'
  | 'inflected'
  | 'compound'
  | 'brand'
  | 'colour'
  | 'price'
  | 'size'
  | 'category'
  | 'material'
  | 'synonym'
  | 'service'
  | 'mixed'

/** Conditions on a product, independent of language. All given conditions must hold; a list accepts any of its values. */
export type ProductWish = {
  kinds?: readonly Kind[]
  colours?: readonly ColourKey[]
  prints?: readonly Print[]
  materials?: readonly MaterialKey[]
  category?: CategoryKey
  /** Alias of the brand. */
  brand?: string
  /** Highest selling price in whole units of the market's currency, VAT included. */
  below?: number
  /** A size that can be bought, as printed on the label. */
  size?: string
  /** Reduced by a price campaign. */
  reduced?: true
  /** Model name within the product name; it is the same in every language. */
  model?: string
  articleNumber?: string
}

/** How many of the first five products must fulfil the wish: all, at least three, or at least one. */
export type Share = 'all' | 'most' | 'some'

/** A page of the shop: one of these content pages, a category's list or a brand's list. */
export type PageWish = { pages: readonly PageKey[] } | { category: CategoryKey } | { brand: string }

/** What the first five results must contain. */
export type Expectation = { products: ProductWish; share: Share } | { page: PageWish }

export type RelevanceQuery = { q: string; sort: QuerySort; first: Expectation }

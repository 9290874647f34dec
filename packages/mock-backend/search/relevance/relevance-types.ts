import type { ColourKey, Kind, Print } from '@kajo/picture-studio'
import type { CategoryKey } from '#catalogue/category-ids'
import type { PageKey } from '#catalogue/cms/page-keys'
import type { MaterialKey } from '#catalogue/materials'

/** What a query tests: each is a habit of people who search. */
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

/** What a product must be; every given condition holds, each list is a choice. Independent of language. */
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
  /** First name in the name of the model, the same in every language. */
  model?: string
  articleNumber?: string
}

/** How many of the first five products must fulfil the wish: all, at least three, at least one. */
export type Share = 'all' | 'most' | 'some'

/** A page of the shop: one of these content pages, a category's list or a brand's list. */
export type PageWish = { pages: readonly PageKey[] } | { category: CategoryKey } | { brand: string }

/** What must stand in the first five results. */
export type Expectation = { products: ProductWish; share: Share } | { page: PageWish }

export type RelevanceQuery = { q: string; sort: QuerySort; first: Expectation }

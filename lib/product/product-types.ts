/** One amount in both price modes, formatted by the service; exactly one form is visible (R-PRICE-05). */
export type PriceForms = { incVat: string; exVat: string }

/**
 * A price for display (T15). `struck` and `percentage` come from the lowest price of the last 30 days; null without a
 * discount. `regular` is set only if it is higher than the prices shown; it has a label and is never struck.
 */
export type PriceView = {
  selling: PriceForms
  struck: PriceForms | null
  percentage: number | null
  regular: PriceForms | null
  /** Amount in units of the market's currency, for structured data. */
  sellingIncVat: number
  /** The regular amount in the same units; at least the selling one. */
  regularIncVat: number
  isDiscounted: boolean
}

/** R-PDP-04 */
export type StockStatus = 'IN_STOCK' | 'OUT_OF_STOCK' | 'FEW_LEFT' | 'OVERSELLABLE' | 'STATIC'

/** R-DATA-02 */
export type Stock = {
  inStock: number
  oversellable: number
  totalStock: number
  static: number
  incoming: string | null
}
export type Sku = { skuId: number; articleNumber: string; name: string; stock: Stock }

/** R-PDP-08 */
export const DISCOUNT_TYPES = ['NONE', 'SALE_PRICE', 'PRICE_CAMPAIGN', 'EXTERNAL'] as const
export type DiscountType = (typeof DISCOUNT_TYPES)[number]

export type CampaignLabel = { name: string; hideTitle: boolean }

/** Data of a product in cards and rows. Serialisable, because server components pass it to client components. */
export type ProductCardModel = {
  productId: number
  name: string
  alias: string
  articleNumber: string
  /** Decoded path of the product page, without market or language. */
  canonicalUrl: string
  brand: string
  primaryCategory: string
  /** Value of the parameter named Color in parameter group 1 (R-PDP-02). */
  colour: string | null
  /** Picture file names, front first. */
  images: string[]
  price: PriceView
  stock: Stock
  status: StockStatus
  skus: Sku[]
  discountType: DiscountType
  campaigns: CampaignLabel[]
  firstAvailableOn: string | null
  /** Number of colours of the style, this one included. */
  colourCount: number
  /**
   * `#rrggbb` of these colours, the own one first. Colours without a value are left out; empty when the own colour has
   * no value.
   */
  colourHexes: string[]
}

export type ColourSibling = {
  productId: number
  name: string
  label: string
  hex: string | null
  canonicalUrl: string
  image: string | null
  isCurrent: boolean
  isSoldOut: boolean
}

export type ParameterGroup = { id: number; name: string; parameters: { name: string; label: string; value: string }[] }

/** A page of the same content in another market or language; `url` is a path. */
export type Alternate = { culture: string; channelId: string; url: string }

/** Everything the product page needs (R-PDP-01). */
export type ProductModel = ProductCardModel & {
  texts: { short: string; long: string; extra: string }
  categories: { name: string; canonicalUrl: string | null }[]
  breadcrumbs: { name: string; canonicalUrl: string }[]
  siblings: ColourSibling[]
  parameterGroups: ParameterGroup[]
  variantDimensions: { dimension: string; label: string; value: string }[]
  /** Public path per language-and-country, for hreflang and the market picker. */
  alternates: Alternate[]
  meta: { title: string; description: string }
  rating: { score: number; voteCount: number }
}

import type { ColourKey, Kind, Print } from '@kajo/picture-studio'

export type Lang = 'fi' | 'sv' | 'nb' | 'da'
export type MarketAlias = 'fi' | 'se' | 'no' | 'dk'

/** A text in every language of the shop. */
export type Localised = Record<Lang, string>

/** An amount per market, including VAT, in minor units of that market's currency (cent, öre, øre). */
export type PriceList = Record<MarketAlias, number>

export type CatalogueBrand = { brandId: number; alias: string; name: string; description: Localised }

export type CatalogueCategory = {
  categoryId: number
  /** 0 for a root. */
  parentCategoryId: number
  order: number
  alias: Localised
  name: Localised
  /** One or two sentences shown under the list's heading. */
  description: Localised
  /** Picture or scene file name. */
  primaryImage: string
}

export type CatalogueSku = {
  skuId: number
  articleNumber: string
  /** Size as printed on the label: '38', 'M', 'One size'. */
  name: string
  gtin: string
  /** Initial stock; orders are subtracted in the shop's state. `incoming`: ISO date of the next delivery, or null. */
  stock: { inStock: number; oversellable: number; static: number; incoming: string | null }
}

/** A product: one colour of a style, with a page of its own. */
export type CatalogueProduct = {
  productId: number
  styleId: number
  articleNumber: string
  alias: Localised
  /** Name without the colour: "Kietaisumekko Vanamo". */
  name: Localised
  colour: ColourKey
  print: Print
  pictures: string[]
  skus: CatalogueSku[]
  /** ISO date; a product with a date in the future is not on sale yet. */
  firstAvailableOn: string
  price: PriceList
  /** Prices from which the 30-day lowest price is computed, oldest first. `from` is an ISO date-time. */
  priceLog: { from: string; price: PriceList }[]
  /** From 0 to 1; MOST_SOLD sorts by it. */
  popularity: number
  /** `score` is the average number of stars; 0 without votes. */
  rating: { score: number; voteCount: number }
}

export type CatalogueStyle = {
  styleId: number
  kind: Kind
  shape: number
  brandId: number
  categoryIds: number[]
  primaryCategoryId: number
  texts: { short: Localised; long: Localised; extra: Localised }
  /** Rows of the specification table: material, fit, care, length … */
  parameters: { groupId: number; parameterId: number; name: string; label: Localised; value: Localised }[]
  products: CatalogueProduct[]
  /** Markets that do not sell the style. There it has no page and is in no list and no cart. */
  notSoldIn: readonly MarketAlias[]
}

/** Effect of a cart campaign other than a discount on its products. */
export type CampaignOffer =
  /** Of every `size` pieces, `paid` are paid for and the cheapest are free. */
  | { kind: 'multi-buy'; size: number; paid: number }
  /** `off` is the discount from the value `from` on; the steps are sorted by `from`. */
  | { kind: 'steps'; steps: { from: PriceList; off: PriceList }[] }
  | { kind: 'free-shipping' }
  /** One free piece of a product. */
  | { kind: 'gift'; productId: number }

export type CatalogueCampaign = {
  campaignId: number
  alias: Localised
  name: Localised
  /** Name with placeholders for amounts, shown in the cart and on products in place of `name`; null to show `name`. */
  terms: Localised | null
  hideTitle: boolean
  markets: MarketAlias[]
  /**
   * PRICE_CAMPAIGN reduces the prices of its products. CART_CAMPAIGN applies to every cart, CODE to carts with its
   * promo code. VOUCHER is a code that can be used for one order only.
   */
  type: 'PRICE_CAMPAIGN' | 'CART_CAMPAIGN' | 'CODE' | 'VOUCHER'
  code: string | null
  /** Whole percent off; 0 for a campaign with `amountOff` or `offer`. */
  percent: number
  amountOff: PriceList | null
  /** Least value that the campaign's products must have in the cart. */
  minimum: PriceList | null
  offer: CampaignOffer | null
  productIds: number[] | 'all'
  /** ISO date-times; `to` is excluded (see `campaignTime`). */
  from: string
  to: string
}

/** Which products a list contains. `most`: number of most popular products. */
export type ListRule =
  | { rule: 'new' }
  | { rule: 'bestsellers'; most: number }
  | { rule: 'not sold yet' }
  | { rule: 'kinds'; kinds: readonly Kind[] }

/** A merchant list: a product list with its own path that is not a category, brand or campaign. */
export type CatalogueList = {
  listId: number
  /** Key by which texts and menus refer to the list. */
  key: string
  path: Localised
  name: Localised
  description: Localised
  holds: ListRule
}

export type Catalogue = {
  brands: CatalogueBrand[]
  categories: CatalogueCategory[]
  styles: CatalogueStyle[]
  campaigns: CatalogueCampaign[]
  lists: CatalogueList[]
  colours: Record<ColourKey, { name: Localised; hex: string }>
}

/** A CMS widget. The service returns `configuration` as JSON text. */
export type CmsWidget = { name: string; type: string; configuration: Record<string, unknown> }
export type CmsContainer = {
  name: string
  layout: 'full' | 'half' | 'third' | 'quarter'
  design: 'full-width' | 'default' | 'narrow'
  /** CSS classes of the shop's layouts, such as `uneven`. */
  classNames: readonly string[]
  widgets: CmsWidget[]
}
/** A content page or widget area in one market and language. */
export type CmsArea = {
  family: string
  areaName: string
  /** Content pages only. */
  alias: string | null
  title: string
  description: string
  tags: string[]
  markets: MarketAlias[]
  lang: Lang
  /** The entities that the area belongs to; empty for an area of all pages. */
  filters: { key: 'Category' | 'Brand' | 'DiscountCampaign' | 'Product'; value: string }[]
  containers: CmsContainer[]
}
export type CmsMenuItem = {
  id: string
  label: string
  type: 'custom' | 'page' | 'category'
  url: string
  children: CmsMenuItem[]
}
export type CmsMenu = { location: string; title: string; lang: Lang; market: MarketAlias; items: CmsMenuItem[] }

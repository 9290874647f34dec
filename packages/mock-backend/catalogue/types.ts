import type { ColourKey, Kind, Print } from '@kajo/picture-studio'

export type Lang = 'fi' | 'sv' | 'nb' | 'da'
export type MarketAlias = 'fi' | 'se' | 'no' | 'dk'

/** A text in every language the shop speaks. */
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
  /** What lies in the warehouse on the first day; carts and orders decrease it in the shop's state. */
  stock: { inStock: number; oversellable: number; static: number; incoming: string | null }
}

/** One colour of a style: what a shopper calls a product and what has a page. */
export type CatalogueProduct = {
  productId: number
  styleId: number
  articleNumber: string
  alias: Localised
  /** Full name with colour left out: "Kietaisumekko Vanamo". */
  name: Localised
  colour: ColourKey
  print: Print
  pictures: string[]
  skus: CatalogueSku[]
  /** ISO date; products with a date in the future are not sold yet. */
  firstAvailableOn: string
  price: PriceList
  /** Earlier prices, oldest first: what the 30-day lowest price is computed from. `from` is an ISO date-time. */
  priceLog: { from: string; price: PriceList }[]
  /** 0…1: how much it sells, for MOST_SOLD. */
  popularity: number
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
  /** Shown as the specification table: material, fit, care, length … */
  parameters: { groupId: number; parameterId: number; name: string; label: Localised; value: Localised }[]
  products: CatalogueProduct[]
}

/** What a campaign on the cart gives besides a lower price of its products. */
export type CampaignOffer =
  /** Of every `size` pieces the cheapest are free; `paid` are paid for. */
  | { kind: 'multi-buy'; size: number; paid: number }
  /** The more is bought, the more is taken off; rising by `from`. */
  | { kind: 'steps'; steps: { from: PriceList; off: PriceList }[] }
  | { kind: 'free-shipping' }
  /** One piece of a product for nothing. */
  | { kind: 'gift'; productId: number }

export type CatalogueCampaign = {
  campaignId: number
  alias: Localised
  name: Localised
  hideTitle: boolean
  markets: MarketAlias[]
  /**
   * PRICE_CAMPAIGN cuts the price of its products; CART_CAMPAIGN works on the cart; CODE needs a promo code, VOUCHER one
   * that pays for one order only.
   */
  type: 'PRICE_CAMPAIGN' | 'CART_CAMPAIGN' | 'CODE' | 'VOUCHER'
  code: string | null
  /** Percent off, whole number; or 0 with `amountOff`. */
  percent: number
  amountOff: PriceList | null
  minimum: PriceList | null
  offer: CampaignOffer | null
  productIds: number[] | 'all'
  from: string
  to: string
}

/** Which products a list holds. `days` since they came in, `most` of the best sold. */
export type ListRule =
  | { rule: 'new'; days: number }
  | { rule: 'bestsellers'; most: number }
  | { rule: 'not sold yet' }
  | { rule: 'kinds'; kinds: readonly Kind[] }

/** A list with an address of its own that is neither category, brand nor campaign. */
export type CatalogueList = {
  listId: number
  /** What the merchant's texts and menus call it. */
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

/** CMS: one widget as an editor configured it; `configuration` is stored as JSON text by the service. */
export type CmsWidget = { name: string; type: string; configuration: Record<string, unknown> }
export type CmsContainer = {
  name: string
  layout: 'full' | 'half' | 'third' | 'quarter'
  design: 'full-width' | 'default' | 'narrow'
  /** Looks of the shop's style sheet, such as `uneven`. */
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
  /** Empty, or the entity the area belongs to. */
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

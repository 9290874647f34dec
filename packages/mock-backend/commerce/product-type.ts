import { itemAt } from '#catalogue/item-at'
import type { Lang } from '#catalogue/types'
import { alternativePaths, alternativeUrls } from './alternative-urls'
import { brandType } from './brand-type'
import { campaignType } from './campaign-type'
import type { Entry } from './catalogue-index'
import { categoryType } from './category-type'
import type { Commerce } from './create-commerce'
import { isSoldIn } from './is-sold-in'
import { lowestPriceType } from './lowest-price'
import { MARKET_ALIASES } from './markets'
import { amountFromIncVat } from './money'
import { parameterGroups } from './parameter-groups'
import { priceType } from './price-type'
import type { CurrentPrice } from './pricing'
import { productCampaigns } from './product-campaigns'
import { productDetails, skuType } from './product-details'
import type { Storefront } from './storefront'
import { variantDimensions, variantGroup } from './variants'

const primaryPath = ({ index }: Commerce, { style }: Entry) => index.tree.pathTo(style.primaryCategoryId)

function breadcrumbs(commerce: Commerce, entry: Entry, { lang }: Storefront) {
  return primaryPath(commerce, entry).map((category) => ({
    categoryId: category.categoryId,
    parentCategoryId: category.parentCategoryId,
    url: commerce.paths.category(category)[lang],
    name: category.name[lang],
  }))
}

/** The price fields of ProductType. */
function priceFields(commerce: Commerce, entry: Entry, storefront: Storefront, current: CurrentPrice) {
  const { vat, alias } = storefront.market
  return {
    unitPrice: () =>
      priceType(amountFromIncVat(current.regular, vat), amountFromIncVat(current.selling, vat), storefront),
    lowestPrice: () => lowestPriceType(current, commerce.pricing.lowestOf(entry.product, alias, current), storefront),
    discountCampaigns: () =>
      productCampaigns(commerce, { productId: entry.product.productId, current, storefront }).map((campaign) =>
        campaignType(commerce, campaign, storefront),
      ),
    discountType: current.campaigns.length > 0 ? 'PRICE_CAMPAIGN' : 'NONE',
  }
}

function pathFields(commerce: Commerce, entry: Entry, storefront: Storefront) {
  return {
    canonicalUrl: () => commerce.paths.product(entry)[storefront.lang],
    alternativeUrls: () =>
      alternativeUrls(
        commerce.paths.product(entry),
        MARKET_ALIASES.filter((alias) => isSoldIn(entry, alias)),
      ),
    alternativeCanonicalUrls: () => alternativePaths(commerce.paths.product(entry), storefront.lang),
    categories: () => entry.categories.map((category) => categoryType(commerce, category, storefront)),
    primaryCategory: () => {
      const category = primaryPath(commerce, entry).at(-1)
      return category ? categoryType(commerce, category, storefront) : null
    },
    breadcrumbs: () => breadcrumbs(commerce, entry, storefront),
  }
}

/** Begins with name, colour and material, because the short text alone is the same for several products. */
function metaDescription({ index }: Commerce, { product, style }: Entry, lang: Lang): string {
  const colour = index.catalogue.colours[product.colour].name[lang]
  const cloth = style.parameters.find(({ name }) => name === 'Material')?.value[lang]
  const facts = [colour, cloth].flatMap((fact) => (fact ? [fact.toLocaleLowerCase(lang)] : []))
  return `${[product.name[lang], ...facts].join(', ')}. ${style.texts.short[lang]}`
}

function metaOf(commerce: Commerce, entry: Entry, lang: Lang) {
  const { product, brand } = entry
  const colour = commerce.index.catalogue.colours[product.colour].name[lang]
  const categories = primaryPath(commerce, entry).map(({ name }) => name[lang])
  return {
    title: `${product.name[lang]} – ${brand.name}`,
    description: metaDescription(commerce, entry, lang),
    keywords: [product.name[lang], brand.name, colour, ...categories].join(', '),
  }
}

/** The schema's ProductType. Costly fields are functions, called only when selected (R-DATA-01, R-PDP-01). */
export function productType(commerce: Commerce, entry: Entry, storefront: Storefront) {
  const { product, style, brand } = entry
  const { lang } = storefront
  const current = itemAt(commerce.marketIndexOf(storefront.market).prices, entry.position)
  return {
    productId: product.productId,
    name: product.name[lang],
    alias: product.alias[lang],
    articleNumber: product.articleNumber,
    firstAvailableOn: product.firstAvailableOn,
    texts: { text1: style.texts.short[lang], text2: style.texts.long[lang], text3: style.texts.extra[lang] },
    brand: brandType(commerce, brand, storefront),
    productImages: product.pictures.map((fileName) => ({ fileName, tags: [] })),
    rating: product.rating,
    skus: () => product.skus.map((sku) => skuType(commerce, entry, sku)),
    totalStock: () => commerce.totalStock(entry),
    parameterGroups: () => parameterGroups(commerce, entry, storefront),
    variantDimensions: () => variantDimensions(commerce, entry, storefront),
    variantGroup: () => variantGroup(commerce, entry, storefront),
    meta: () => metaOf(commerce, entry, lang),
    ...productDetails(commerce, entry, storefront),
    ...priceFields(commerce, entry, storefront, current),
    ...pathFields(commerce, entry, storefront),
  }
}

/** A product by id or, without an id, by alias; null when the market does not have it. */
export function loadProduct(
  commerce: Commerce,
  args: { alias?: string | null; productId?: number | null },
  storefront: Storefront,
) {
  const { index } = commerce
  const byAlias = args.alias ? index.findProduct(args.alias.normalize('NFC'), storefront.lang) : null
  const entry = args.productId != null ? (index.byProductId.get(args.productId) ?? null) : byAlias
  return entry && isSoldIn(entry, storefront.market.alias) ? productType(commerce, entry, storefront) : null
}

import { PARCEL_FACTS } from '#catalogue/parcel-facts'
import type { CatalogueSku } from '#catalogue/types'
import type { Entry } from './catalogue-index'
import type { Commerce } from './create-commerce'
import { priceLogType } from './price-log'
import type { Storefront } from './storefront'
import { colourVariant } from './variants'

/** The schema's DimensionsType: size of a packed piece in millimetres. */
const dimensionsOf = ({ style }: Entry) => {
  const { length, width, height } = PARCEL_FACTS[style.kind]
  return { length, width, height }
}

/** The schema's SkuType. `externalId` is the id in the merchant's own system: the article number. */
export const skuType = (commerce: Commerce, entry: Entry, sku: CatalogueSku) => ({
  skuId: sku.skuId,
  productId: entry.product.productId,
  articleNumber: sku.articleNumber,
  externalId: sku.articleNumber,
  name: sku.name,
  gtin: sku.gtin,
  stock: () => commerce.stock(sku.skuId),
  incoming: () => commerce.stock(sku.skuId).incoming,
  dimensions: () => dimensionsOf(entry),
  weight: PARCEL_FACTS[entry.style.kind].weight,
})

/** The fields of ProductType besides names, prices and paths: logistics data, picture names, price history. */
export const productDetails = (commerce: Commerce, entry: Entry, storefront: Storefront) => ({
  type: 'product',
  categoryId: entry.style.primaryCategoryId,
  images: entry.product.pictures,
  currentProductVariant: () => colourVariant(commerce, entry, storefront),
  priceLog: () => priceLogType(commerce, entry, storefront),
  dimensions: () => dimensionsOf(entry),
  weight: PARCEL_FACTS[entry.style.kind].weight,
  // Each brand is its own supplier.
  supplierId: entry.brand.brandId,
})

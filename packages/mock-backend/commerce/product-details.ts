import { PARCEL_FACTS } from '#catalogue/parcel-facts'
import type { CatalogueSku } from '#catalogue/types'
import type { Entry } from './catalogue-index'
import type { Commerce } from './create-commerce'
import type { Place } from './place'
import { priceLogType } from './price-log'
import { colourVariant } from './variants'

/** Size of a packed piece; the schema's DimensionsType. */
const dimensionsOf = ({ style }: Entry) => {
  const { length, width, height } = PARCEL_FACTS[style.kind]
  return { length, width, height }
}

/** The schema's SkuType. The merchant's own system knows a sku by its article number. */
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

/** What a product is apart from name, price and place: numbers for logistics, pictures by name, price history. */
export const productDetails = (commerce: Commerce, entry: Entry, place: Place) => ({
  type: 'product',
  categoryId: entry.style.primaryCategoryId,
  images: entry.product.pictures,
  currentProductVariant: () => colourVariant(commerce, entry, place),
  priceLog: () => priceLogType(commerce, entry, place),
  dimensions: () => dimensionsOf(entry),
  weight: PARCEL_FACTS[entry.style.kind].weight,
  // each brand delivers its own products
  supplierId: entry.brand.brandId,
})

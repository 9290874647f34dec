import { plain } from './resolve-fields'

const PRICE = plain(
  'isDiscounted regularPriceIncVat regularPriceExVat sellingPriceIncVat sellingPriceExVat ' +
    'regularPriceIncVatFormatted regularPriceExVatFormatted sellingPriceIncVatFormatted sellingPriceExVatFormatted ' +
    'discountIncVat discountExVat discountIncVatFormatted discountExVatFormatted vat vatFormatted discountPercentage',
)
const LOWEST_PRICE = plain(
  'isDiscounted discountPercentage comparisonPriceIncVat comparisonPriceExVat comparisonPriceIncVatFormatted ' +
    'comparisonPriceExVatFormatted lowestPriceIncVat lowestPriceExVat lowestPriceIncVatFormatted ' +
    'lowestPriceExVatFormatted sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted ' +
    'sellingPriceExVatFormatted',
)
const STOCK = plain('inStock oversellable totalStock static incoming')

/** The attributes of the merchant's product feed, with the fields of ProductType that each contains (R-PDP-13). */
export const PRESENTED_ATTRIBUTES = {
  ralph_data: {
    ...plain('productId name alias articleNumber canonicalUrl firstAvailableOn discountType'),
    brand: plain('name alias'),
    primaryCategory: plain('categoryId name'),
    unitPrice: PRICE,
    lowestPrice: LOWEST_PRICE,
    totalStock: STOCK,
    parameterGroups: { ...plain('parameterGroupId name'), parameters: plain('parameterId name label value') },
    discountCampaigns: plain('campaignId name hideTitle canonicalUrl'),
  },
  ralph_data_skus: { skus: { ...plain('skuId articleNumber name'), stock: STOCK } },
  ralph_data_variant_dimensions: {
    variantDimensions: plain('level dimension type value label'),
    variantGroup: {
      variantGroupId: true,
      variants: { ...plain('productId alias value label dimension level'), attributes: plain('key value') },
    },
  },
  ralph_data_product_images: { productImages: plain('fileName tags') },
} as const

export const PRESENTED_NAMES = Object.keys(PRESENTED_ATTRIBUTES)

const PRICE = `{
  isDiscounted regularPriceIncVat regularPriceExVat sellingPriceIncVat sellingPriceExVat
  regularPriceIncVatFormatted regularPriceExVatFormatted sellingPriceIncVatFormatted sellingPriceExVatFormatted
  discountIncVat discountExVat discountIncVatFormatted discountExVatFormatted vat vatFormatted discountPercentage
}`

const LOWEST_PRICE = `{
  isDiscounted discountPercentage comparisonPriceIncVat comparisonPriceExVat comparisonPriceIncVatFormatted
  comparisonPriceExVatFormatted lowestPriceIncVat lowestPriceExVat lowestPriceIncVatFormatted
  lowestPriceExVatFormatted sellingPriceIncVat sellingPriceExVat sellingPriceIncVatFormatted sellingPriceExVatFormatted
}`

const STOCK = '{ inStock oversellable totalStock static incoming }'

/** The attributes of the merchant's product feed, each with the fields of ProductType that it holds (R-PDP-13). */
export const PRESENTED_ATTRIBUTES = {
  ralph_data: `{
    productId name alias articleNumber canonicalUrl firstAvailableOn discountType
    brand { name alias }
    primaryCategory { categoryId name }
    unitPrice ${PRICE}
    lowestPrice ${LOWEST_PRICE}
    totalStock ${STOCK}
    parameterGroups { parameterGroupId name parameters { parameterId name label value } }
    discountCampaigns { campaignId name hideTitle canonicalUrl }
  }`,
  ralph_data_skus: `{ skus { skuId articleNumber name stock ${STOCK} } }`,
  ralph_data_variant_dimensions: `{
    variantDimensions { level dimension type value label }
    variantGroup {
      variantGroupId
      variants { productId alias value label dimension level attributes { key value } }
    }
  }`,
  ralph_data_product_images: '{ productImages { fileName tags } }',
} as const

export type PresentedAttribute = keyof typeof PRESENTED_ATTRIBUTES

export const PRESENTED_NAMES = Object.keys(PRESENTED_ATTRIBUTES)

import * as z from 'zod/mini'

/** A field that may be missing or null, as null. */
const orNull = <Output>(schema: z.ZodMiniType<Output>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  )

/** A list that may be missing, as an empty one. */
const orEmpty = <Output>(schema: z.ZodMiniType<Output>) =>
  z.pipe(
    z.nullish(z.array(schema)),
    z.transform((value) => value ?? []),
  )

const text = z.string()
const textOrNull = orNull(text)
const number = z.number()

const price = z.object({
  isDiscounted: z.boolean(),
  regularPriceIncVat: number,
  regularPriceExVat: number,
  sellingPriceIncVat: number,
  sellingPriceExVat: number,
  regularPriceIncVatFormatted: textOrNull,
  regularPriceExVatFormatted: textOrNull,
  sellingPriceIncVatFormatted: textOrNull,
  sellingPriceExVatFormatted: textOrNull,
  discountIncVat: number,
  discountExVat: number,
  discountIncVatFormatted: textOrNull,
  discountExVatFormatted: textOrNull,
  vat: number,
  vatFormatted: textOrNull,
  discountPercentage: number,
})

const lowestPrice = z.object({
  isDiscounted: z.boolean(),
  discountPercentage: number,
  comparisonPriceIncVat: number,
  comparisonPriceExVat: number,
  comparisonPriceIncVatFormatted: textOrNull,
  comparisonPriceExVatFormatted: textOrNull,
  lowestPriceIncVat: number,
  lowestPriceExVat: number,
  lowestPriceIncVatFormatted: textOrNull,
  lowestPriceExVatFormatted: textOrNull,
  sellingPriceIncVat: number,
  sellingPriceExVat: number,
  sellingPriceIncVatFormatted: textOrNull,
  sellingPriceExVatFormatted: textOrNull,
})

const stock = z.object({
  inStock: number,
  oversellable: number,
  totalStock: number,
  static: orNull(number),
  incoming: textOrNull,
})

const sku = z.object({ skuId: number, articleNumber: text, name: textOrNull, stock: orNull(stock) })
const image = z.object({ fileName: text, tags: orNull(z.array(textOrNull)) })
const category = z.object({ categoryId: number, name: text })

const parameterGroup = z.object({
  parameterGroupId: orNull(number),
  name: text,
  parameters: orEmpty(z.object({ parameterId: number, name: textOrNull, label: textOrNull, value: textOrNull })),
})

const variant = z.object({
  productId: number,
  alias: textOrNull,
  value: textOrNull,
  label: textOrNull,
  dimension: text,
  level: number,
  attributes: orNull(z.array(z.object({ key: text, value: text }))),
})

/**
 * Product data of the merchant's feed as one object: the fields of R-PDP-13 in the shapes of the fragment
 * `ListProduct`, and `variantGroup` with the colours of a card.
 */
export const commerceDataSchema = z.object({
  productId: number,
  articleNumber: textOrNull,
  alias: text,
  name: textOrNull,
  canonicalUrl: textOrNull,
  firstAvailableOn: textOrNull,
  discountType: orNull(z.enum(['NONE', 'SALE_PRICE', 'PRICE_CAMPAIGN', 'EXTERNAL'])),
  brand: orNull(z.object({ name: textOrNull, alias: textOrNull })),
  primaryCategory: orNull(category),
  categories: orEmpty(category),
  unitPrice: orNull(price),
  lowestPrice: orNull(lowestPrice),
  totalStock: orNull(stock),
  skus: orEmpty(sku),
  parameterGroups: orEmpty(parameterGroup),
  discountCampaigns: orEmpty(
    z.object({ campaignId: text, name: textOrNull, hideTitle: orNull(z.boolean()), canonicalUrl: textOrNull }),
  ),
  variantDimensions: orEmpty(
    z.object({ level: number, dimension: text, type: textOrNull, value: textOrNull, label: textOrNull }),
  ),
  variantGroup: orNull(z.object({ variantGroupId: number, variants: orEmpty(variant) })),
  productImages: orEmpty(image),
  images: orEmpty(image),
})

export type CommerceData = z.infer<typeof commerceDataSchema>

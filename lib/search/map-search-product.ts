import * as z from 'zod/mini'
import { parseJson } from '@/lib/errors/parse-json'
import { toCardRow } from '@/lib/product/card-row'
import type { CardRow } from '@/lib/product/card-row-schema'
import { mapProductCard } from '@/lib/product/map-product-card'
import type { ProductCardModel } from '@/lib/product/product-types'
import { type CommerceData, commerceDataSchema } from './commerce-data-schema'

/** Names of the merchant's attributes that a query requests (`presentCustom`). */
export const PRESENTED_CUSTOM: string[] = [
  'ralph_data',
  'ralph_data_skus',
  'ralph_data_variant_dimensions',
  'ralph_data_product_images',
]

const productSchema = z.object({
  key: z.string(),
  ticket: z.string(),
  variants: z.array(z.object({ key: z.string(), size: z.optional(z.string()), label: z.optional(z.string()) })),
  custom: z.record(z.string(), z.array(z.object({ label: z.string() }))),
})
const groupSchema = z.object({ key: z.string(), products: z.array(z.unknown()) })
const attributeSchema = z.object({ json: z.record(z.string(), z.unknown()) })

const withDataSchema = z.object({ custom: z.object({ ralph_data: z.unknown() }) })

type RawProduct = z.infer<typeof productSchema>

/** A product of the search service; notifications contain `key` or `ticket` (R-SEARCH-09). */
export type SearchProduct = { key: string; ticket: string; card: ProductCardModel }

/** The colours of a style; the first one is shown. */
export type SearchProductGroup = { key: string; products: [SearchProduct, ...SearchProduct[]] }

/** Merges the fields of all attributes. Throws when one is not valid JSON. */
const liftAttributes = ({ custom }: RawProduct): object =>
  Object.assign(
    {},
    ...PRESENTED_CUSTOM.flatMap((name) => {
      const label = custom[name]?.[0]?.label
      return label === undefined ? [] : [attributeSchema.parse(parseJson(label)).json]
    }),
  )

/** R-PDP-13: sets the article number of a size to the key of the search service's variant of that size, if any. */
function withArticleNumbers(data: CommerceData, { variants }: RawProduct): CommerceData {
  const skus = data.skus.map((sku) => {
    const variant = variants.find(({ size, label }) => sku.name !== null && (size === sku.name || label === sku.name))
    return variant ? { ...sku, articleNumber: variant.key } : sku
  })
  return { ...data, skus }
}

/** Maps a product of the search service to the fields of R-PDP-13. Throws when they are invalid. */
export function reshapeSearchProduct(product: unknown): CommerceData {
  const raw = productSchema.parse(product)
  return withArticleNumbers(commerceDataSchema.parse(liftAttributes(raw)), raw)
}

/** Null for an invalid product, which is reported, and for one that cannot be sold. */
function mapSearchProduct(product: unknown): SearchProduct | null {
  try {
    const { key, ticket } = productSchema.parse(product)
    const card = mapProductCard(reshapeSearchProduct(product))
    return card && { key, ticket, card }
  } catch {
    console.warn('could not parse product data')
    return null
  }
}

const hasCommerceData = (product: unknown): boolean => withDataSchema.safeParse(product).success

const isFilled = (products: SearchProduct[]): products is SearchProductGroup['products'] => products.length > 0

/** Maps the groups of a list or recommendation and leaves out groups without a valid product (R-PDP-14). */
export const mapProductGroups = (groups: readonly unknown[]): SearchProductGroup[] =>
  groups.flatMap((group) => {
    const raw = groupSchema.safeParse(group)
    if (!raw.success) return []
    // only the first colour of a group always has the merchant's data
    const complete = raw.data.products.filter((product, index) => index === 0 || hasCommerceData(product))
    const products = complete.flatMap((product) => mapSearchProduct(product) ?? [])
    return isFilled(products) ? [{ key: raw.data.key, products }] : []
  })

/** A product as a card, with key and ticket for notifications. */
export const searchCardRow = (
  { key, ticket, card }: SearchProduct,
  circumstances: Parameters<typeof toCardRow>[1],
): CardRow => ({ ...toCardRow(card, circumstances), key, ticket })

/** The first product of each group as a card, with key and ticket for notifications. */
export const searchCardRows = (
  groups: readonly SearchProductGroup[],
  circumstances: Parameters<typeof toCardRow>[1],
): CardRow[] => groups.map(({ products: [first] }) => searchCardRow(first, circumstances))

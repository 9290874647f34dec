import { inEvery } from '#catalogue/langs'
import type { Localised } from '#catalogue/types'
import type { Entry } from './catalogue-index'
import type { Commerce } from './create-commerce'
import type { Storefront } from './storefront'

const COLOUR = { fi: 'Väri', sv: 'Färg', nb: 'Farge', da: 'Farve' }
const SIZE = { fi: 'Koko', sv: 'Storlek', nb: 'Størrelse', da: 'Størrelse' }

const siblingsOf = ({ index }: Commerce, entry: Entry): Entry[] =>
  entry.style.products.flatMap((product) => index.byProductId.get(product.productId) ?? [])

const colourOf = ({ index }: Commerce, { product }: Entry): Localised => index.catalogue.colours[product.colour].name

/** A VariantValueType whose label equals its value. */
const sameText = (text: string) => ({ label: text, value: text })

const colourAttributes = (hex: string) => [{ key: 'hex', value: hex.replace('#', '') }]

/** The schema's VariantType of a product as a colour of its style, with its sizes as `variants`. */
export function colourVariant(commerce: Commerce, sibling: Entry, storefront: Storefront) {
  const { product } = sibling
  const colour = commerce.index.catalogue.colours[product.colour]
  return {
    level: 1,
    dimension: 'Color',
    type: 'product',
    value: colour.name[storefront.lang],
    label: colour.name[storefront.lang],
    stock: () => commerce.totalStock(sibling),
    productId: product.productId,
    name: product.name[storefront.lang],
    alias: product.alias[storefront.lang],
    canonicalUrl: commerce.paths.product(sibling)[storefront.lang],
    primaryImage: product.pictures[0] ?? null,
    attributes: colourAttributes(colour.hex),
    incoming: () => commerce.totalStock(sibling).incoming,
    variants: () => sizeVariants(commerce, sibling, storefront),
  }
}

function sizeVariants(commerce: Commerce, { product }: Entry, storefront: Storefront) {
  return product.skus.map((sku) => ({
    level: 0,
    dimension: 'Size',
    type: 'sku',
    value: sku.name,
    label: sku.name,
    skuId: sku.skuId,
    stock: () => commerce.stock(sku.skuId),
    incoming: () => commerce.stock(sku.skuId).incoming,
    productId: product.productId,
    name: product.name[storefront.lang],
    alias: null,
    canonicalUrl: null,
    primaryImage: null,
    attributes: [],
    variants: [],
  }))
}

const isOnSale =
  ({ clock }: Commerce) =>
  ({ availableFrom }: Entry): boolean =>
    availableFrom <= clock()

/** The schema's VariantGroupType: the colours of the style (level 1), then the sizes of this product (level 0). */
export function variantGroup(commerce: Commerce, entry: Entry, storefront: Storefront) {
  return {
    variantGroupId: entry.style.styleId,
    mainProductId: entry.style.products[0]?.productId ?? entry.product.productId,
    name: (entry.style.products[0] ?? entry.product).name[storefront.lang],
    // lists show every colour as a product of its own
    collapseInLists: false,
    activeProducts: () => siblingsOf(commerce, entry).filter(isOnSale(commerce)).length,
    variants: () => [
      ...siblingsOf(commerce, entry).map((sibling) => colourVariant(commerce, sibling, storefront)),
      ...sizeVariants(commerce, entry, storefront),
    ],
  }
}

/** The schema's VariantDimensionType list of a product: its colour, then its sizes. */
export function variantDimensions(commerce: Commerce, entry: Entry, { lang }: Storefront) {
  const { product } = entry
  const { name, hex } = commerce.index.catalogue.colours[product.colour]
  const labels = inEvery((each) => ({ colour: COLOUR[each], size: SIZE[each] }))[lang]
  return [
    {
      level: 1,
      dimension: 'Color',
      type: 'product',
      value: name[lang],
      label: labels.colour,
      attributes: colourAttributes(hex),
      group: () => siblingsOf(commerce, entry).map((sibling) => sameText(colourOf(commerce, sibling)[lang])),
    },
    ...product.skus.map((sku) => ({
      level: 0,
      dimension: 'Size',
      type: 'sku',
      value: sku.name,
      label: labels.size,
      attributes: [],
      group: () => product.skus.map((other) => sameText(other.name)),
    })),
  ]
}

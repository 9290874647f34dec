import { inEvery } from '#catalogue/langs'
import type { Entry } from './catalogue-index'
import type { Commerce } from './create-commerce'
import type { Place } from './place'

const COLOUR = { fi: 'Väri', sv: 'Färg', nb: 'Farge', da: 'Farve' }
const SIZE = { fi: 'Koko', sv: 'Storlek', nb: 'Størrelse', da: 'Størrelse' }

const siblingsOf = ({ index }: Commerce, entry: Entry): Entry[] =>
  entry.style.products.flatMap((product) => index.byProductId.get(product.productId) ?? [])

function colourVariant(commerce: Commerce, sibling: Entry, place: Place) {
  const { product } = sibling
  const colour = commerce.index.catalogue.colours[product.colour]
  return {
    level: 1,
    dimension: 'Color',
    type: 'product',
    value: colour.name[place.lang],
    label: colour.name[place.lang],
    stock: () => commerce.totalStock(sibling),
    productId: product.productId,
    name: product.name[place.lang],
    alias: product.alias[place.lang],
    canonicalUrl: commerce.paths.product(sibling)[place.lang],
    primaryImage: product.pictures[0] ?? null,
    attributes: [{ key: 'hex', value: colour.hex.replace('#', '') }],
  }
}

function sizeVariants(commerce: Commerce, { product }: Entry, place: Place) {
  return product.skus.map((sku) => ({
    level: 0,
    dimension: 'Size',
    type: 'sku',
    value: sku.name,
    label: sku.name,
    stock: () => commerce.stock(sku.skuId),
    productId: product.productId,
    name: product.name[place.lang],
    alias: null,
    canonicalUrl: null,
    primaryImage: null,
    attributes: [],
  }))
}

/** Colour siblings (level 1, their own pages) and the sizes of this product (level 0). */
export function variantGroup(commerce: Commerce, entry: Entry, place: Place) {
  return {
    variantGroupId: entry.style.styleId,
    mainProductId: entry.style.products[0]?.productId ?? entry.product.productId,
    variants: () => [
      ...siblingsOf(commerce, entry).map((sibling) => colourVariant(commerce, sibling, place)),
      ...sizeVariants(commerce, entry, place),
    ],
  }
}

/** The dimensions of the product itself: its colour, then its sizes. */
export function variantDimensions({ index }: Commerce, { product }: Entry, { lang }: Place) {
  const colour = index.catalogue.colours[product.colour].name[lang]
  const labels = inEvery((each) => ({ colour: COLOUR[each], size: SIZE[each] }))[lang]
  return [
    { level: 1, dimension: 'Color', type: 'product', value: colour, label: labels.colour },
    ...product.skus.map((sku) => ({
      level: 0,
      dimension: 'Size',
      type: 'sku',
      value: sku.name,
      label: labels.size,
    })),
  ]
}

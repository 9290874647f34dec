import type { ColourKey, Kind, Print } from '@kajo/picture-studio'
import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'
import type { Market } from '#commerce/markets'

/** The facts of a product in one market that expectations refer to. */
export type ProductFacts = {
  name: string
  articleNumber: string
  kind: Kind
  colour: ColourKey
  print: Print
  /** Finnish name of the material, as in the specification table. */
  material: string
  categoryIds: number[]
  brand: string
  /** Selling price including VAT, in whole units of the market's currency. */
  price: number
  isReduced: boolean
  /** Sizes that can be bought. */
  sizes: string[]
}

/** The current facts of a product. */
export function productFacts({ pricing, stock }: Commerce, entry: Entry, market: Market): ProductFacts {
  const { product, style, brand, categories } = entry
  const price = pricing.priceOf(product, market.alias)
  return {
    name: product.name[market.languages[0] ?? 'fi'],
    articleNumber: product.articleNumber,
    kind: style.kind,
    colour: product.colour,
    print: product.print,
    material: style.parameters.find(({ name }) => name === 'Material')?.value.fi ?? '',
    categoryIds: categories.map(({ categoryId }) => categoryId),
    brand: brand.alias,
    price: price.selling / 100,
    isReduced: price.selling < price.regular,
    sizes: product.skus.filter(({ skuId }) => stock(skuId).totalStock > 0).map(({ name }) => name),
  }
}

import type { Algorithm, Product } from '@apptus/esales-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCatalogue } from '#catalogue/create-catalogue'
import { KIND_FACTS } from '#catalogue/kinds'
import { NAMED_PRODUCTS } from '#catalogue/named-products'
import { WORN_WITH } from '#commerce/related-products'
import { CUT_FACTS } from '@/packages/picture-studio/shape-facts'
import { NOW } from './commerce-fixture'
import { clientOf, serveShop } from './search-fixture'

describe('the rows of a product page', () => {
  const catalogue = createCatalogue({ today: new Date(NOW) })
  const styleOf = new Map(
    catalogue.styles.flatMap((style) => style.products.map((p) => [p.articleNumber, style] as const)),
  )
  let shop: Awaited<ReturnType<typeof serveShop>>
  beforeAll(async () => {
    shop = await serveShop(catalogue)
  })
  afterAll(() => shop.close())

  async function rowOf(named: keyof typeof NAMED_PRODUCTS, algorithm: Algorithm): Promise<Product[]> {
    const alias = NAMED_PRODUCTS[named].alias.sv
    const productKey = shop.commerce.index.findProduct(alias, 'sv')?.product.articleNumber ?? ''
    const { recommendationLists } = await clientOf(shop.origin).query.productPage(
      { productKey, notify: false },
      { recommendationLists: [{ id: 'row', algorithm, limit: 8 }] },
    )
    const products = recommendationLists.flatMap((list) => list.productGroups.flatMap((group) => group.products))
    expect(products).toHaveLength(8)
    return products
  }
  const stylesOf = (products: Product[]) => products.map(({ key }) => styleOf.get(key))

  it('STYLE_WITH has several kinds of pieces for a dress, and neighbours are of different kinds', async () => {
    const styles = stylesOf(await rowOf('dress', 'STYLE_WITH'))
    const stylings = styles.map((style) => style && KIND_FACTS[style.kind].styling)
    expect(stylings.every((styling) => styling && WORN_WITH.dress.includes(styling))).toBe(true)
    expect(stylings.filter((styling, i) => styling === stylings[i - 1])).toEqual([])
  })

  it('ALTERNATIVES have the same kind, each style once, and not the product itself', async () => {
    const styles = stylesOf(await rowOf('dress', 'ALTERNATIVES'))
    expect(styles).toHaveLength(8)
    expect(new Set(styles.map((style) => style?.kind))).toEqual(new Set(['wrap-dress']))
    expect(new Set(styles.map((style) => style?.styleId)).size).toBe(8)
    expect(styles.map((style) => style?.styleId)).not.toContain(1)
  })

  it('neighbouring ALTERNATIVES have different cuts', async () => {
    const styles = stylesOf(await rowOf('dress', 'ALTERNATIVES'))
    const cuts = styles.map((style) => (style?.shape ?? -1) % CUT_FACTS['wrap-dress'].length)
    expect(cuts.filter((cut, i) => cut === cuts[i - 1])).toEqual([])
  })

  it('all products are in stock, and repeated requests have the same answer', async () => {
    const products = await rowOf('soldOutKnit', 'ALTERNATIVES')
    expect(products.length).toBeGreaterThan(4)
    expect(products.every(({ inStock }) => inStock)).toBe(true)
    expect((await rowOf('soldOutKnit', 'ALTERNATIVES')).map(({ key }) => key)).toEqual(products.map(({ key }) => key))
  })
})

import { describe, expect, it } from 'vitest'
import { createCatalogue } from '#catalogue/create-catalogue'
import { KIND_FACTS } from '#catalogue/kinds'
import { NAMED_PRODUCTS } from '#catalogue/named-products'
import { CUT_FACTS } from '@/packages/picture-studio/shape-facts'
import { asking, fixtureCommerce, NOW } from './commerce-fixture'

const QUERY = `query ($alias: String!) {
  relatedProducts(alias: $alias, channelId: "1|fi", marketId: "fi", languageId: "fi-FI") {
    alias relationType canonicalUrl skus { productId stock { totalStock } }
  }
}`

type Related = {
  alias: string
  relationType: string
  skus: { productId: number; stock: { totalStock: number } }[]
}

describe('related products', () => {
  const catalogue = createCatalogue({ today: new Date(NOW) })
  const ask = asking(fixtureCommerce({ catalogue }))
  const styleOf = new Map(catalogue.styles.flatMap((style) => style.products.map((p) => [p.productId, style] as const)))
  const relatedTo = async (alias: string): Promise<Related[]> => (await ask(QUERY, { alias })).data.relatedProducts
  const kindsOf = (related: Related[], type: string) =>
    related
      .filter(({ relationType }) => relationType === type)
      .map(({ skus: [sku] }) => styleOf.get(sku?.productId ?? 0)?.kind)

  it('an outfit has one piece of each sort that is worn with a dress, and no other dress', async () => {
    const kinds = kindsOf(await relatedTo(NAMED_PRODUCTS.dress.alias.fi), 'ACCESSORIES')
    const stylings = kinds.map((kind) => kind && KIND_FACTS[kind].styling)
    expect(stylings).toEqual(['layer', 'shoe', 'accessory', 'jewel'])
  })

  it('similar pieces are of the same kind, each style once, the product itself never', async () => {
    const related = await relatedTo(NAMED_PRODUCTS.dress.alias.fi)
    const similar = related.filter(({ relationType }) => relationType === 'SIMILAR')
    expect(similar).toHaveLength(8)
    expect(new Set(kindsOf(related, 'SIMILAR'))).toEqual(new Set(['wrap-dress']))
    const styles = similar.map(({ skus: [sku] }) => styleOf.get(sku?.productId ?? 0)?.styleId)
    expect(new Set(styles).size).toBe(8)
    expect(styles).not.toContain(1)
  })

  it('no two similar pieces of one cut stand side by side', async () => {
    const related = await relatedTo(NAMED_PRODUCTS.dress.alias.fi)
    const styles = related
      .filter(({ relationType }) => relationType === 'SIMILAR')
      .map(({ skus: [sku] }) => styleOf.get(sku?.productId ?? 0))
    const cutOf = (i: number) => (styles[i]?.shape ?? -1) % CUT_FACTS['wrap-dress'].length
    expect(styles.map((_, i) => i).filter((i) => i > 0 && cutOf(i) === cutOf(i - 1))).toEqual([])
  })

  it('everything shown can be had, and the answer is the same each time', async () => {
    const related = await relatedTo(NAMED_PRODUCTS.soldOutKnit.alias.fi)
    expect(related.length).toBeGreaterThan(4)
    for (const { skus } of related) expect(skus.some(({ stock }) => stock.totalStock > 0)).toBe(true)
    expect(await relatedTo(NAMED_PRODUCTS.soldOutKnit.alias.fi)).toEqual(related)
  })

  it('an unknown product has none', async () => {
    expect(await relatedTo('ei-ole')).toEqual([])
  })
})

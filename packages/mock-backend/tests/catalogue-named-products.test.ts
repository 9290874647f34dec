import { describe, expect, it } from 'vitest'
import { createCatalogue } from '#catalogue/create-catalogue'
import { NAMED_PRODUCTS } from '#catalogue/named-products'
import type { CatalogueProduct } from '#catalogue/types'

const today = new Date('2026-11-21T09:00:00Z')
const { styles, campaigns } = createCatalogue({ today })
const products = styles.flatMap((style) => style.products)

const found = (name: keyof typeof NAMED_PRODUCTS): CatalogueProduct => {
  const { articleNumber } = NAMED_PRODUCTS[name]
  const product = products.find((candidate) => candidate.articleNumber === articleNumber)
  if (!product) throw new Error(`No product ${articleNumber}`)
  return product
}
const amounts = (product: CatalogueProduct) =>
  product.skus.map(({ name, stock }) => `${name}:${stock.inStock}/${stock.oversellable}/${stock.static}`)

describe('named products', () => {
  it('keep their article numbers and paths', () => {
    expect(found('dress').alias).toEqual(NAMED_PRODUCTS.dress.alias)
    expect(NAMED_PRODUCTS.dress).toEqual({
      articleNumber: 'K00001-01',
      alias: {
        fi: 'kietaisumekko-vanamo-tummansininen',
        sv: 'omlottklanning-vanamo-marinbla',
        nb: 'omslagskjole-vanamo-marinebla',
        da: 'slaa-om-kjole-vanamo-marineblaa',
      },
      name: {
        fi: 'Kietaisumekko Vanamo',
        sv: 'Omlottklänning Vanamo',
        nb: 'Omslagskjole Vanamo',
        da: 'Slå om-kjole Vanamo',
      },
    })
    for (const name of Object.keys(NAMED_PRODUCTS) as (keyof typeof NAMED_PRODUCTS)[])
      expect(found(name)).toMatchObject({ alias: NAMED_PRODUCTS[name].alias, name: NAMED_PRODUCTS[name].name })
  })

  it('the dress is in stock in every size and four colours, at full price, and is the most popular product', () => {
    const dress = found('dress')
    const style = styles.find((candidate) => candidate.styleId === dress.styleId)
    expect(style?.products).toHaveLength(4)
    expect(dress.skus.map((sku) => sku.name)).toEqual(['34', '36', '38', '40', '42', '44'])
    expect(dress.skus.every((sku) => sku.stock.inStock === 60)).toBe(true)
    expect(dress.price).toEqual({ fi: 13990, se: 149900, no: 159900, dk: 109900 })
    expect(dress.popularity).toBe(Math.max(...products.map((product) => product.popularity)))
    const priceCampaigns = campaigns.filter((campaign) => campaign.type === 'PRICE_CAMPAIGN')
    expect(priceCampaigns.some(({ productIds }) => productIds.includes(dress.productId as never))).toBe(false)
  })

  it('R-PDP-04 there is a product for each stock situation', () => {
    expect(amounts(found('onePieceDress'))).toEqual(['36:0/0/0', '38:1/0/0', '40:0/0/0'])
    expect(
      found('soldOutKnit').skus.every(({ stock }) => stock.inStock + stock.oversellable + stock.static === 0),
    ).toBe(true)
    expect(found('oversellableCoat').skus.every(({ stock }) => stock.inStock === 0 && stock.oversellable === 20)).toBe(
      true,
    )
    expect(found('staticShirt').skus.every(({ stock }) => stock.inStock === 0 && stock.static === 40)).toBe(true)
    expect(found('oneSizeBag').skus.map((sku) => sku.name)).toEqual(['One size'])
    expect(found('longNameSkirt').name.fi.length).toBeGreaterThan(80)
  })

  it('R-PDP-06 the discounted blazer was cheaper than its regular price in the 30 days before its campaign', () => {
    const blazer = found('discountedBlazer')
    const campaign = campaigns.find(({ productIds }) => productIds !== 'all' && productIds.includes(blazer.productId))
    const begin = Date.parse(campaign?.from ?? '')
    const asked = blazer.priceLog.filter(({ from }) => Date.parse(from) < begin)
    const lowest = Math.min(...asked.map((entry) => entry.price.fi))
    expect(campaign).toMatchObject({ type: 'PRICE_CAMPAIGN', percent: 30 })
    expect(lowest).toBeLessThan(blazer.price.fi)
    expect(lowest).toBeGreaterThan(blazer.price.fi * 0.7)
    expect(begin - Date.parse(blazer.priceLog[1]?.from ?? '')).toBeLessThan(30 * 24 * 60 * 60 * 1000)
  })
})

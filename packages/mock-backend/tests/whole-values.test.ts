import { describe, expect, it } from 'vitest'
import { asking, fixtureCommerce } from './commerce-fixture'

const ask = asking(fixtureCommerce())

/** Queries product 20: its price is 129,90 € since 15 October, with 20 % off since 1 November. */
const product = async (fields: string) => (await ask(`{ product(productId: 20) { ${fields} } }`)).data.product

describe('R-PDP-06 the price log of a product', () => {
  it('has each price of the last 30 days with its date, and marks the lowest', async () => {
    const { priceLog } = await product('priceLog { regularPriceIncVat sellingPriceIncVat isLowest isDiscounted date }')
    expect(priceLog).toEqual([
      {
        regularPriceIncVat: 129.9,
        sellingPriceIncVat: 129.9,
        isLowest: false,
        isDiscounted: false,
        date: '2026-10-15T00:00:00.000Z',
      },
      {
        regularPriceIncVat: 129.9,
        sellingPriceIncVat: 103.9,
        isLowest: true,
        isDiscounted: true,
        date: '2026-11-01T00:00:00.000Z',
      },
    ])
  })

  it('has one price since the first day for a product whose price never changed', async () => {
    const { data } = await ask('{ product(productId: 41, marketId: "se") { priceLog { sellingPriceIncVat date } } }')
    expect(data.product.priceLog).toEqual([{ sellingPriceIncVat: 89, date: '2026-01-01T00:00:00.000Z' }])
  })

  it('ends with a price that was set through the control endpoint', async () => {
    const commerce = fixtureCommerce()
    commerce.pricing.changePrice(41, 'fi', 5_00)
    commerce.pricesChanged()
    const { data } = await asking(commerce)('{ product(productId: 41) { priceLog { sellingPriceIncVat } } }')
    expect(data.product.priceLog).toEqual([{ sellingPriceIncVat: 9 }, { sellingPriceIncVat: 5 }])
  })
})

describe('R-DATA-01 a product in full', () => {
  it('has currency, brand, dimensions and paths in other languages', async () => {
    const answer = await product(`
      unitPrice { currency { code rate } } brand { brandId canonicalUrl description } weight
      dimensions { length width height } skus { weight externalId } alternativeCanonicalUrls categoryId`)
    expect(answer).toMatchObject({
      unitPrice: { currency: { code: 'EUR', rate: 1 } },
      brand: { brandId: 2, canonicalUrl: '/b/aava', description: 'Aava fi' },
      weight: 350,
      dimensions: { length: 350, width: 280, height: 40 },
      skus: [
        { weight: 350, externalId: 'A201' },
        { weight: 350, externalId: 'A202' },
      ],
      categoryId: 11,
    })
    expect(answer.alternativeCanonicalUrls).toHaveLength(3)
    expect(answer.alternativeCanonicalUrls.join()).not.toContain('-fi')
  })

  it('has its own variant with sizes, and all colours of its style', async () => {
    const { data } = await ask(`{ product(productId: 11) {
      currentProductVariant { productId level variants { skuId level } }
      variantGroup { activeProducts collapseInLists variants { level variants { skuId } } } } }`)
    expect(data.product.currentProductVariant).toEqual({
      productId: 11,
      level: 1,
      variants: [
        { skuId: 111, level: 0 },
        { skuId: 112, level: 0 },
      ],
    })
    expect(data.product.variantGroup).toMatchObject({ activeProducts: 2, collapseInLists: false })
    expect(data.product.variantGroup.variants[0].variants).toEqual([{ skuId: 101 }, { skuId: 102 }])
  })

  it('parameters have the ids of their facets', async () => {
    const { parameterGroups } = await product('parameterGroups { parameters { identifier showFilter facetId } }')
    const { data } = await ask('{ products(take: 0) { filters { facets { values { facetId } } } } }')
    const facets: { values: { facetId: string }[] }[] = data.products.filters.facets
    const known = facets.flatMap(({ values }) => values.map(({ facetId }) => facetId))
    expect(parameterGroups).not.toEqual([])
    for (const { parameters } of parameterGroups) {
      for (const { facetId, showFilter } of parameters) {
        expect(showFilter).toBe(true)
        expect(known).toContain(facetId)
      }
    }
  })

  it('a campaign has rule type, action and value', async () => {
    const { discountCampaigns } = await product('discountCampaigns { ruleType category action actionValue }')
    expect(discountCampaigns).toEqual([
      { ruleType: 'PriceCampaign', category: 'Product', action: 'PercentageDiscount', actionValue: '20' },
    ])
  })
})

describe('R-DATA-03 a cart in full', () => {
  it('adds up VAT and fees, and names the discount of each campaign price', async () => {
    const { data } = await ask('{ getCart { id } }')
    const add = await ask(
      `mutation ($id: String!) { addToCart(id: $id, item: { skuId: 201, quantity: 1 }) { freeShipping fixedDiscount
        items { campaign { prices { quantity discount discountPercentage } } }
        summary { total { sellingPriceIncVat sellingPriceExVat } vats { rate amount } payment { id }
          fees { shippingFeeIncVat shippingFeeExVat paymentFeeExVat }
          balance { remaining remainingFormatted totalSellingPriceExBalanceExVatFormatted } } } }`,
      { id: data.getCart.id },
    )
    const { summary, ...cart } = add.data.addToCart
    expect(cart).toEqual({
      freeShipping: false,
      fixedDiscount: 0,
      items: [{ campaign: { prices: [{ quantity: 1, discount: 26, discountPercentage: 20 }] } }],
    })
    const { sellingPriceIncVat, sellingPriceExVat } = summary.total
    expect(summary.vats).toEqual([{ rate: 26, amount: expect.closeTo(sellingPriceIncVat - sellingPriceExVat, 5) }])
    expect(summary.fees).toEqual({ shippingFeeIncVat: 0, shippingFeeExVat: 0, paymentFeeExVat: 0 })
    expect(summary.balance.remaining).toBe(0)
    expect(summary.payment).toBeNull()
  })

  it('an empty cart has no VAT', async () => {
    const { data } = await ask('{ getCart { summary { vats { rate } } } }')
    expect(data.getCart).toEqual({ summary: { vats: [] } })
  })
})

import { describe, expect, it } from 'vitest'
import { amountFromIncVat, formatMoney, percentBelow } from '#commerce/money'
import { resolveStorefront } from '#commerce/storefront'
import { asking, campaign, fixtureCatalogue, fixtureCommerce } from './commerce-fixture'

const at = (marketId: string, languageId: string) => resolveStorefront({ marketId, languageId })
const plain = (written: string) => written.replace(/[\u00a0\u202f]/g, ' ')

const PRICES = `query product($productId: Int, $marketId: String, $languageId: String) {
  product(productId: $productId, marketId: $marketId, languageId: $languageId) {
    discountType
    discountCampaigns { campaignId name hideTitle canonicalUrl }
    unitPrice { regularPriceIncVat sellingPriceIncVat sellingPriceExVat vat discountPercentage isDiscounted sellingPriceIncVatFormatted sellingPriceExVatFormatted }
    lowestPrice { isDiscounted discountPercentage comparisonPriceIncVat lowestPriceIncVat sellingPriceIncVat lowestPriceIncVatFormatted }
  }
}`

describe('money', () => {
  it.each([
    ['fi', 'fi-FI', 129_90, '129,90 €'],
    ['fi', 'fi-FI', 100_00, '100,00 €'],
    ['fi', 'sv-SE', 1299_00, '1 299,00 €'],
    ['se', 'sv-SE', 1499_00, '1 499 kr'],
    ['se', 'sv-SE', 1199_20, '1 199,20 kr'],
    ['no', 'nb-NO', 1499_00, '1 499 kr'],
    ['dk', 'da-DK', 1099_00, '1.099 kr.'],
  ])('R-PRICE-05 formats money for %s (%s, %i)', (market, language, minor, written) => {
    expect(plain(formatMoney(minor, at(market, language)))).toBe(written)
  })

  it('R-PRICE-01 computes the price without VAT, rounded half up to the minor unit', () => {
    expect(amountFromIncVat(129_90, 255)).toEqual({ inc: 129_90, ex: 103_51 })
    expect(amountFromIncVat(1499_00, 250)).toEqual({ inc: 1499_00, ex: 1199_20 })
    // 125.5 cents are exactly 100 without VAT; 126 cents are 100.40, which rounds down.
    expect(amountFromIncVat(126, 255).ex).toBe(100)
    expect(amountFromIncVat(127, 255).ex).toBe(101)
  })

  it('T2 rounds percentages half up', () => {
    expect(percentBelow(945, 1000)).toBe(6)
    expect(percentBelow(946, 1000)).toBe(5)
    expect(percentBelow(1000, 1000)).toBe(0)
  })
})

describe('market and language of a request', () => {
  it('R-MARKET-02 unknown ids fall back to Finland without an error', () => {
    expect(resolveStorefront({ marketId: 'xx', channelId: 'nonsense', languageId: 'zz-ZZ' })).toMatchObject({
      market: { alias: 'fi' },
      lang: 'fi',
    })
  })

  it('R-MARKET-05 uses the default language when the requested one is not allowed', () => {
    expect(at('fi', 'sv-SE').lang).toBe('sv')
    expect(at('dk', 'sv-SE').lang).toBe('da')
    expect(resolveStorefront({ channelId: '1|no' })).toMatchObject({ market: { alias: 'no' }, lang: 'nb' })
  })
})

describe('prices of a product', () => {
  const ask = asking(fixtureCommerce())

  it('R-PDP-06 has regular price, selling price, percentage and the lowest price of the 30 days before', async () => {
    const { data } = await ask(PRICES, { productId: 20, marketId: 'fi', languageId: 'fi-FI' })
    expect(data.product.unitPrice).toMatchObject({
      regularPriceIncVat: 129.9,
      sellingPriceIncVat: 103.9,
      discountPercentage: 20,
      isDiscounted: true,
    })
    // The price was 119,90 until 15 October, 17 days before the campaign; 99,90 ended more than 30 days before it.
    expect(data.product.lowestPrice).toMatchObject({
      isDiscounted: true,
      lowestPriceIncVat: 119.9,
      comparisonPriceIncVat: 119.9,
      sellingPriceIncVat: 103.9,
      discountPercentage: 13,
    })
  })

  it('R-PDP-07 has no discount when the price was as low within the 30 days', async () => {
    const catalogue = fixtureCatalogue()
    const earlier = campaign(6, { productIds: [20], percent: 30, from: '2026-10-20', to: '2026-10-25' })
    const again = asking(fixtureCommerce({ catalogue: { ...catalogue, campaigns: [...catalogue.campaigns, earlier] } }))
    const { data } = await again(PRICES, { productId: 20, marketId: 'fi', languageId: 'fi-FI' })
    expect(data.product.lowestPrice).toMatchObject({
      isDiscounted: false,
      discountPercentage: 0,
      lowestPriceIncVat: 90.9,
    })
    expect(data.product.unitPrice.isDiscounted).toBe(true)
  })

  it('R-PDP-08 the discount type is PRICE_CAMPAIGN or NONE; a campaign that has not begun changes nothing', async () => {
    const onSale = await ask(PRICES, { productId: 20, marketId: 'se', languageId: 'sv-SE' })
    expect(onSale.data.product).toMatchObject({
      discountType: 'PRICE_CAMPAIGN',
      discountCampaigns: [{ campaignId: '7', name: 'Ale 7 sv', hideTitle: false, canonicalUrl: '/dc/ale-7-sv' }],
    })
    const regular = await ask(PRICES, { productId: 10, marketId: 'se', languageId: 'sv-SE' })
    expect(regular.data.product).toMatchObject({ discountType: 'NONE', discountCampaigns: [] })
    expect(regular.data.product.lowestPrice).toMatchObject({ isDiscounted: false, discountPercentage: 0 })
  })

  it('R-PDP-01 names running cart campaigns of the market for the product, without changing its price', async () => {
    const catalogue = fixtureCatalogue()
    const offer = { type: 'CART_CAMPAIGN' as const, productIds: [10, 20] }
    const offers = [
      campaign(61, offer),
      campaign(62, { ...offer, hideTitle: true }),
      campaign(63, { ...offer, markets: ['dk'] }),
      campaign(64, { ...offer, to: '2026-11-10' }),
      campaign(65, { ...offer, productIds: 'all' }),
      campaign(66, { ...offer, type: 'CODE', code: 'KAJO' }),
    ]
    const shop = asking(
      fixtureCommerce({ catalogue: { ...catalogue, campaigns: [...catalogue.campaigns, ...offers] } }),
    )
    const campaignsOf = async (productId: number) => {
      const { product } = (await shop(PRICES, { productId, marketId: 'se', languageId: 'sv-SE' })).data
      return { ...product, ids: product.discountCampaigns.map((each: { campaignId: string }) => each.campaignId) }
    }
    expect(await campaignsOf(20)).toMatchObject({ ids: ['7', '61', '62'], discountType: 'PRICE_CAMPAIGN' })
    const regular = await campaignsOf(10)
    expect(regular).toMatchObject({ ids: ['61', '62'], discountType: 'NONE', unitPrice: { isDiscounted: false } })
    expect(regular.discountCampaigns[1].hideTitle).toBe(true)
    expect((await campaignsOf(30)).ids).toEqual([])
  })

  it('R-PRICE-05 uses the price list of each market, with whole kroner', async () => {
    const { data } = await ask(PRICES, { productId: 20, marketId: 'se', languageId: 'sv-SE' })
    expect(data.product.unitPrice).toMatchObject({ regularPriceIncVat: 1499, sellingPriceIncVat: 1199, vat: 239.8 })
    expect(plain(data.product.unitPrice.sellingPriceIncVatFormatted)).toBe('1 199 kr')
    expect(plain(data.product.unitPrice.sellingPriceExVatFormatted)).toBe('959,20 kr')
  })

  it('R-PDP-06 the campaign price ends with the campaign, without a restart', async () => {
    let now = Date.parse('2026-11-30T23:59:59Z')
    const later = asking(fixtureCommerce({ now: () => now }))
    const price = async () => (await later(PRICES, { productId: 20 })).data.product.unitPrice.sellingPriceIncVat
    expect(await price()).toBe(103.9)
    now = Date.parse('2026-12-02T00:00:00Z')
    expect(await price()).toBe(129.9)
  })
})

import { MemoryStorage } from '@geins/core'
import { CartSession } from '@geins/oms'
import type { CartType } from '@geins/types'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { itemAt } from '#catalogue/item-at'
import { NAMED_PRODUCTS } from '#catalogue/named-products'
import { redirectSdk, type SdkRequest, sdkOf } from './sdk-fixture'
import { serveShop } from './search-fixture'

const MARKETS = [
  { tld: 'fi', market: 'fi', locale: 'fi-FI', currency: 'EUR', zip: '00100', identityNumber: '131052-308T' },
  { tld: 'se', market: 'se', locale: 'sv-SE', currency: 'SEK', zip: '111 22', identityNumber: '811218-9876' },
  { tld: 'no', market: 'no', locale: 'nb-NO', currency: 'NOK', zip: '0150', identityNumber: '15108695088' },
  { tld: 'dk', market: 'dk', locale: 'da-DK', currency: 'DKK', zip: '1050', identityNumber: '211062-5629' },
]
const FINLAND = itemAt(MARKETS, 0)

let shop: Awaited<ReturnType<typeof serveShop>>
let requests: SdkRequest[]

beforeAll(async () => {
  shop = await serveShop()
  requests = redirectSdk(shop.origin)
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await shop.close()
})
beforeEach(() => {
  requests.length = 0
})

/** The third size of a product: in stock in every market. */
function skuOf({ articleNumber }: { articleNumber: string }): number {
  const entry = shop.commerce.index.byArticleNumber.get(articleNumber)
  return itemAt(entry?.product.skus ?? [], 2).skuId
}

/** Sum of the items of a cart, in currency units including VAT. */
const paidFor = ({ items }: CartType): number =>
  items.reduce((sum, { totalPrice }) => sum + (totalPrice?.sellingPriceIncVat ?? 0), 0)

describe("R-GQL-03 the platform's own SDK", () => {
  it.each(MARKETS)('fills, changes and empties a cart in $market', async (storefront) => {
    const { oms } = sdkOf(storefront)
    const dress = skuOf(NAMED_PRODUCTS.dress)
    const { id } = await oms.cart.create()
    const added = await oms.cart.addItem(id, { skuId: dress, quantity: 2 })
    const item = itemAt(added.items, 0)
    expect(item).toMatchObject({ skuId: dress, quantity: 2, product: { brand: { name: 'Kajo' } } })
    expect(item.unitPrice?.currency?.code).toBe(storefront.currency)
    expect(item.totalPrice?.sellingPriceIncVat).toBeCloseTo(2 * (item.unitPrice?.sellingPriceIncVat ?? 0))

    const changed = await oms.cart.updateItem(id, { id: item.id, quantity: 3, message: 'Till mamma' })
    expect(itemAt(changed.items, 0)).toMatchObject({ quantity: 3, message: 'Till mamma' })
    const { summary } = changed
    expect(summary.subTotal.sellingPriceIncVat).toBeCloseTo(3 * (item.unitPrice?.sellingPriceIncVat ?? 0))
    const worth = paidFor(changed) - summary.fixedAmountDiscountIncVat
    expect(summary.total.sellingPriceIncVat).toBeCloseTo(worth + summary.shipping.feeIncVat, 5)

    const read = await oms.cart.get(id)
    expect(read.items).toEqual(changed.items)
    const emptied = await oms.cart.deleteItem(id, item.id ?? '')
    expect(emptied.items).toEqual([])
    expect(requests.every(({ apiKey }) => apiKey === 'kajo-test')).toBe(true)
  })

  it('sends an idempotency key with each mutation, and none with queries', async () => {
    const { oms } = sdkOf(FINLAND)
    const { id } = await oms.cart.create()
    await oms.cart.addItem(id, { skuId: skuOf(NAMED_PRODUCTS.dress), quantity: 1 })
    await oms.cart.addItem(id, { skuId: skuOf(NAMED_PRODUCTS.dress), quantity: 1 })
    await oms.cart.get(id)
    const keys = requests.map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual([null, expect.any(String), expect.any(String), null])
    expect(keys[1]).not.toBe(keys[2])
  })

  it('R-CART-14 sets and removes a promo code', async () => {
    const { oms } = sdkOf(FINLAND)
    const { id } = await oms.cart.create()
    const before = await oms.cart.addItem(id, { skuId: skuOf(NAMED_PRODUCTS.dress), quantity: 1 })
    const coded = await oms.cart.setPromotionCode(id, 'kajo15')
    expect(coded.promoCode).toBe('KAJO15')
    expect(coded.appliedCampaigns).toHaveLength(1)
    expect(coded.summary.fixedAmountDiscountIncVat).toBeGreaterThan(0)
    const without = await oms.cart.removePromotionCode(id)
    expect(without.promoCode).toBeUndefined()
    expect(without.summary.total).toEqual(before.summary.total)
    await expect(oms.cart.setPromotionCode(id, 'nothing')).rejects.toThrow('There is no such code')
  })

  it('copies a cart without its code, keeps the merchant’s data, and does not complete a cart without an order', async () => {
    const { oms } = sdkOf(FINLAND)
    const { id } = await oms.cart.create()
    await oms.cart.addItem(id, { skuId: skuOf(NAMED_PRODUCTS.dress), quantity: 2 })
    await oms.cart.setPromotionCode(id, 'KAJO15')
    const noted = await oms.cart.setMerchantData(id, '{"source":"shop"}')
    expect(noted.merchantData).toBe('{"source":"shop"}')
    const copy = await oms.cart.copy(id)
    expect(copy.id).not.toBe(id)
    expect(copy.promoCode).toBeUndefined()
    expect(copy.items.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([[skuOf(NAMED_PRODUCTS.dress), 2]])
    await expect(oms.cart.complete(id)).rejects.toThrow('Only an ordered cart can be completed')
    expect((await oms.cart.get(id)).completed).toBe(false)
  })

  it('gets errors for packages and for a message that is too long', async () => {
    const { oms } = sdkOf(FINLAND)
    const { id } = await oms.cart.create()
    await expect(oms.cart.addPackageItem(id, 1, [])).rejects.toThrow('There is no such package')
    await expect(oms.cart.updatePackageItem(id, { groupKey: 'a', quantity: 1 })).rejects.toThrow('no such package')
    const long = { skuId: skuOf(NAMED_PRODUCTS.dress), quantity: 1, message: 'a'.repeat(501) }
    await expect(oms.cart.addItem(id, long)).rejects.toThrow('The message is too long')
    expect((await oms.cart.get(id)).items).toEqual([])
  })

  it('keeps a cart in a browser session', async () => {
    const { oms } = sdkOf(FINLAND)
    const storage = new MemoryStorage()
    const session = new CartSession(oms.cart, FINLAND.locale, { storage })
    const skuId = skuOf(NAMED_PRODUCTS.dress)
    await session.items.add({ skuId, quantity: 2 })
    await session.items.add({ skuId })
    expect(session.items.get()).toMatchObject([{ skuId, quantity: 3 }])
    await session.items.remove({ skuId })
    await session.promotionCode.apply('KAJO15')
    const restored = await new CartSession(oms.cart, FINLAND.locale, { storage }).get()
    expect(restored).toMatchObject({ id: session.id, promoCode: 'KAJO15', items: [{ skuId, quantity: 2 }] })
    expect((await session.items.clear()).items).toEqual([])
  })

  it('reads the channel, a menu, a content page and an area with its widgets', async () => {
    const { core, cms } = sdkOf(FINLAND)
    expect(await core.channel.current()).toMatchObject({ id: '1|fi', defaultMarketId: 'fi', type: 'webshop' })
    expect(await core.channel.all()).toHaveLength(4)
    const menu = await cms.menu.get({ menuLocationId: 'main-desktop' })
    expect(menu).toMatchObject({ title: 'Kauppa', menuItems: expect.arrayContaining([expect.anything()]) })
    const home = shop.commerce.cms.areas.find(({ alias, markets }) => alias === null && markets.includes('fi'))
    const area = await cms.area.get({ family: home?.family ?? '', areaName: home?.areaName ?? '' })
    const config = expect.objectContaining({ active: true, type: 'BannerPageWidget' })
    const content = [{ config, data: expect.objectContaining({ image: expect.anything() }) }]
    expect(area).toMatchObject({ containers: expect.arrayContaining([expect.objectContaining({ content })]) })
    const page = await cms.page.get({ alias: 'toimitus' })
    expect(page).toMatchObject({ title: 'Toimitus', tags: ['menu'], meta: { title: 'Toimitus' } })
  })

  it('reads a product by a custom query', async () => {
    const { core } = sdkOf(FINLAND)
    const queryAsString = `query product($alias: String, $channelId: String, $languageId: String, $marketId: String) {
      product(alias: $alias, channelId: $channelId, languageId: $languageId, marketId: $marketId) {
        articleNumber unitPrice { sellingPriceIncVat currency { code } } priceLog { isLowest date } } }`
    const entry = shop.commerce.index.byArticleNumber.get(NAMED_PRODUCTS.dress.articleNumber)
    const answer = await core.graphql.query({ queryAsString, variables: { alias: entry?.product.alias.fi } })
    expect(answer).toMatchObject({
      product: {
        articleNumber: NAMED_PRODUCTS.dress.articleNumber,
        unitPrice: { currency: { code: 'EUR' } },
        priceLog: expect.arrayContaining([expect.objectContaining({ isLowest: true })]),
      },
    })
  })
})

describe("R-GQL-03 the platform's own SDK reads a menu and an area", () => {
  it.each(MARKETS)('with labels, addresses and texts in $locale', async (storefront) => {
    const { cms } = sdkOf(storefront)
    const menu = shop.commerce.cms.menus.find(
      ({ location, market, lang }) =>
        location === 'main-desktop' && market === storefront.market && storefront.locale.startsWith(lang),
    )
    const items = (menu?.items ?? []).map(({ label, url }) => ({ label, canonicalUrl: url }))
    expect(items.length).toBeGreaterThan(2)
    expect(await cms.menu.get({ menuLocationId: 'main-desktop' })).toMatchObject({ menuItems: items })
    const home = shop.commerce.cms.areas.find(
      ({ alias, markets, lang }) =>
        alias === null && markets.some((market) => market === storefront.market) && storefront.locale.startsWith(lang),
    )
    const containers = (home?.containers ?? []).map(({ name, widgets }) => ({
      name,
      content: widgets.map(({ type }) => ({ config: expect.objectContaining({ type }) })),
    }))
    expect(containers.length).toBeGreaterThan(1)
    const area = await cms.area.get({ family: home?.family ?? '', areaName: home?.areaName ?? '' })
    expect(area).toMatchObject({ containers })
  })
})

describe("R-CHECKOUT-12 an order by the platform's own SDK", () => {
  it.each(MARKETS)('is placed and read in $market', async (storefront) => {
    const { oms } = sdkOf(storefront)
    const { id: cartId } = await oms.cart.create()
    await oms.cart.addItem(cartId, { skuId: skuOf(NAMED_PRODUCTS.dress), quantity: 2 })
    const address = {
      ...{ firstName: 'Aino', lastName: 'Laine', addressLine1: 'Katu 1', mobile: '+358401234567' },
      ...{ zip: storefront.zip, city: 'Helsinki', country: '' },
    }
    const { identityNumber } = storefront
    const asked = { email: 'aino@kajo.test', billingAddress: address, acceptedConsents: ['order'], identityNumber }
    const offered = await oms.checkout.get({ cartId, checkoutOptions: asked })
    expect(offered).toMatchObject({ email: asked.email, billingAddress: { firstName: 'Aino' } })
    // The last option gives credit and needs no provider.
    const own = offered?.paymentOptions?.filter((option) => option?.checkoutType === 'STANDARD')
    const paymentId = own?.at(-1)?.id
    const shippingId = offered?.shippingOptions?.[0]?.id
    const checkoutOptions = { ...asked, paymentId, shippingId }
    expect(await oms.checkout.validate({ cartId, checkoutOptions })).toMatchObject({ isValid: true })

    const order = await oms.checkout.createOrder({ cartId, checkoutOptions })
    expect(order).toMatchObject({ created: true, orderId: expect.any(String) })
    const publicOrderId = order?.publicId ?? ''
    const summary = await oms.checkout.summary({ orderId: publicOrderId, paymentMethod: 'STANDARD' })
    expect(summary?.order).toMatchObject({
      orderId: order?.orderId,
      marketId: storefront.market,
      paymentId,
      shippingId,
    })
    const { total } = summary?.order ?? {}
    expect(total?.orderValueIncVat).toBeCloseTo((total?.itemValueIncVat ?? 0) + (total?.shippingFeeIncVat ?? 0), 5)
    expect(total?.orderValueExVat).toBeCloseTo((total?.itemValueExVat ?? 0) + (total?.shippingFeeExVat ?? 0), 5)
    const known = await oms.order.get({ publicOrderId })
    expect(known).toMatchObject({ publicId: publicOrderId, currency: storefront.currency, cart: { completed: true } })
    expect((await oms.cart.complete(cartId)).completed).toBe(true)
    await expect(oms.cart.addItem(cartId, { skuId: skuOf(NAMED_PRODUCTS.dress), quantity: 1 })).rejects.toThrow()
    expect(known?.orderTotal?.sellingPriceIncVat).toBe(total?.orderValueIncVat)
  })
})

import { describe, expect, it } from 'vitest'
import { createCatalogue } from '#catalogue/create-catalogue'
import { settleOrder } from '#payments/settle-order'
import { asking, fixtureCatalogue, fixtureCommerce } from './commerce-fixture'

const PLACE = `mutation storefront($cartId: String!, $checkout: CheckoutInputType!, $market: String) {
  placeOrder(cartId: $cartId, checkout: $checkout, marketId: $market) { publicId status } }`
const CART = `query cart($id: String, $market: String) {
  getCart(id: $id, marketId: $market) { items { skuId } summary { total { sellingPriceIncVat } } } }`
const ADD = `mutation add($id: String!, $item: CartItemInputType!, $market: String) {
  addToCart(id: $id, item: $item, marketId: $market) { items { skuId } } }`

/** A service with style 2 (product 20) not sold in Denmark. */
function createService() {
  const catalogue = fixtureCatalogue()
  for (const style of catalogue.styles) if (style.styleId === 2) style.notSoldIn = ['dk']
  const commerce = fixtureCommerce({ catalogue })
  const ask = asking(commerce)
  const add = (id: string, skuId: number, market: string) => ask(ADD, { id, item: { skuId, quantity: 1 }, market })
  const cartOf = async (...skuIds: number[]): Promise<string> => {
    const id: string = (await ask('{ getCart(id: "") { id } }')).data.getCart.id
    for (const skuId of skuIds) await add(id, skuId, 'fi')
    return id
  }
  const skusIn = async (id: string, market: string): Promise<number[]> =>
    (await ask(CART, { id, market })).data.getCart.items.map(({ skuId }: { skuId: number }) => skuId)
  return { commerce, ask, add, cartOf, skusIn }
}

describe('a product that a market does not sell', () => {
  it('is in no list or brand of that market, whether listed or requested by id, and has no page there', async () => {
    const { ask } = createService()
    const seen = async (market: string) => {
      const { data } = await ask(
        `query ($market: String) {
          products(marketId: $market) { count products { productId } }
          soon: products(marketId: $market, url: "/l/tulossa") { products { productId } }
          named: products(marketId: $market, filter: { productIds: [20, 10] }) { count }
          numbers: products(marketId: $market, filter: { articleNumbers: ["K-20"] }) { count }
          product(productId: 20, marketId: $market) { alternativeUrls { country } }
          brands(marketId: $market) { brandId }
        }`,
        { market },
      )
      const ids: number[] = data.products.products.map(({ productId }: { productId: number }) => productId)
      return {
        listed: ids.includes(20),
        count: data.products.count,
        soon: JSON.stringify(data.soon).includes('20'),
        named: [data.named.count, data.numbers.count],
        countries: data.product?.alternativeUrls.map(({ country }: { country: string }) => country) ?? null,
        brands: data.brands.length,
      }
    }
    expect(await seen('se')).toEqual({
      listed: true,
      count: 5,
      soon: false,
      named: [2, 1],
      countries: ['FI', 'FI', 'SE', 'NO'],
      brands: 2,
    })
    expect(await seen('dk')).toEqual({
      listed: false,
      count: 4,
      soon: false,
      named: [1, 0],
      countries: null,
      brands: 1,
    })
  })

  it('R-MARKET-10 is hidden from the cart in that market, returns in another one, and cannot be added', async () => {
    const { add, cartOf, skusIn } = createService()
    const id = await cartOf(201, 101)
    expect(await skusIn(id, 'fi')).toEqual([201, 101])
    expect(await skusIn(id, 'dk')).toEqual([101])
    const { errors } = await add(id, 202, 'dk')
    expect(errors?.[0]?.extensions.code).toBe('UNKNOWN_SKU')
    expect(await skusIn(id, 'se')).toEqual([201, 101])
  })

  it('is left out of an order there; paying completes the order', async () => {
    const { commerce, ask, cartOf } = createService()
    const cartId = await cartOf(201, 101)
    const billingAddress = {
      firstName: 'Ida',
      lastName: 'Holm',
      addressLine1: 'Gade 1',
      zip: '1050',
      city: 'København',
    }
    const checkoutUrls = { redirectUrl: 'http://dk.localhost/checkout/confirm?oid={payment.uid}' }
    const checkout = { email: 'ida@kajo.test', paymentId: 40, shippingId: 41, billingAddress, checkoutUrls }
    const { placeOrder } = (await ask(PLACE, { cartId, checkout, market: 'dk' })).data
    expect(placeOrder.status).toBe('pending')
    expect(settleOrder(commerce, placeOrder.publicId, 'approved')).toBe(true)
    expect(commerce.state.data.orders[placeOrder.publicId]?.rows.map(({ skuId }) => skuId)).toEqual([101])
  })
})

describe('the catalogue', () => {
  it('exactly three styles are limited to some markets, each with stock', () => {
    const { styles } = createCatalogue({ today: new Date('2026-11-21T09:00:00Z') })
    const partly = styles.filter(({ notSoldIn }) => notSoldIn.length > 0)
    expect(partly.map(({ styleId, notSoldIn }) => [styleId, notSoldIn])).toEqual([
      [56, ['dk']],
      [79, ['dk']],
      [591, ['no', 'dk']],
    ])
    for (const { products } of partly)
      expect(products.some(({ skus }) => skus.some(({ stock }) => stock.inStock > 0))).toBe(true)
  })
})

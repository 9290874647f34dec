import { describe, expect, it } from 'vitest'
import { type Answer, asking, campaign, fixtureCatalogue, fixtureCommerce, prices } from './commerce-fixture'

const CART = `
  id isCompleted promoCode appliedCampaigns { name }
  items { id skuId quantity product { productId name } unitPrice { sellingPriceIncVat } totalPrice { sellingPriceIncVat sellingPriceExVat }
    campaign { appliedCampaigns { name } prices { quantity price { sellingPriceIncVat } } } }
  summary {
    subTotal { regularPriceIncVat sellingPriceIncVat sellingPriceExVat vat }
    total { sellingPriceIncVat sellingPriceExVat discountIncVat isDiscounted vat }
    fixedAmountDiscountIncVat fees { shippingFeeIncVat paymentFeeIncVat }
    balance { pending totalSellingPriceExBalanceIncVat }
    shipping { id feeIncVat isDefault amountLeftToFreeShipping amountLeftToFreeShippingFormatted }
  }`
const GET = `query getCart($id: String, $market: String, $completed: Boolean) { getCart(id: $id, marketId: $market, includeCompleted: $completed) { ${CART} } }`
const ADD = `mutation addToCart($id: String!, $item: CartItemInputType!, $market: String) { addToCart(id: $id, item: $item, marketId: $market) { ${CART} } }`
const UPDATE = `mutation updateCartItem($id: String!, $item: CartItemInputType!) { updateCartItem(id: $id, item: $item) { ${CART} } }`
const COMPLETE = `mutation completeCart($id: String!) { completeCart(id: $id) { id isCompleted } }`

async function shopWithCart(options: Parameters<typeof fixtureCommerce>[0] = {}) {
  const commerce = fixtureCommerce(options)
  const ask = asking(commerce)
  const id: string = (await ask(GET, { id: '' })).data.getCart.id
  const add = async (skuId: number, quantity = 1, market = 'fi'): Promise<Answer> =>
    ask(ADD, { id, item: { skuId, quantity }, market })
  const update = async (item: Record<string, unknown>): Promise<Answer> => ask(UPDATE, { id, item })
  const cart = async (market = 'fi') => (await ask(GET, { id, market })).data.getCart
  return { commerce, ask, id, add, update, cart }
}

describe('a cart', () => {
  it('R-GQL-08 is created when no id is given, and found again by its id', async () => {
    const { ask, id } = await shopWithCart()
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect((await ask(GET, { id })).data.getCart).toMatchObject({ id, items: [], isCompleted: false })
    expect((await ask(GET, {})).data.getCart.id).not.toBe(id)
  })

  it.each(['nope', '__proto__', 'constructor'])('R-CART-03 an unknown id (%s) is null', async (id) => {
    const { ask } = await shopWithCart()
    expect((await ask(GET, { id })).data.getCart).toBeNull()
    expect((await ask(ADD, { id, item: { skuId: 101, quantity: 1 } })).data.addToCart).toBeNull()
  })

  it('R-CART-02 a completed cart is null unless completed carts are requested, and cannot be changed', async () => {
    const { ask, id, add } = await shopWithCart()
    await add(101)
    const billingAddress = { firstName: 'A', lastName: 'B', addressLine1: 'C', zip: '00100', city: 'Helsinki' }
    const identityNumber = '131052-308T'
    const checkout = { email: 'a@kajo.test', paymentId: 13, shippingId: 11, billingAddress, identityNumber }
    const placed = await ask(
      'mutation ($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { status } }',
      { id, checkout },
    )
    expect(placed.data.placeOrder.status).toBe('completed')
    expect((await ask(COMPLETE, { id })).data.completeCart).toEqual({ id, isCompleted: true })
    expect((await ask(GET, { id })).data.getCart).toBeNull()
    expect((await ask(GET, { id, completed: true })).data.getCart.isCompleted).toBe(true)
    expect((await add(101)).data.addToCart).toBeNull()
  })

  it('R-CART-02 a cart without an order cannot be completed by those who know its id', async () => {
    const { ask, id, add } = await shopWithCart()
    await add(101)
    expect((await ask(COMPLETE, { id })).errors?.[0]?.extensions?.code).toBe('CART_NOT_ORDERED')
    expect((await ask(GET, { id })).data.getCart).toMatchObject({ id, isCompleted: false })
  })

  it('R-GQL-09 adding with the id of a removed line adds to the quantity of the sku', async () => {
    const { ask, id, add } = await shopWithCart()
    await add(101, 2)
    const { data } = await ask(ADD, { id, item: { id: 'removed', skuId: 101, quantity: 1 } })
    expect(data.addToCart.items).toMatchObject([{ skuId: 101, quantity: 3 }])
  })

  it('T26 adding a package returns null for an unknown cart, else UNKNOWN_PACKAGE', async () => {
    const { ask, id } = await shopWithCart()
    const pack = 'mutation addPackageToCart($id: String!) { addPackageToCart(id: $id, packageId: 1) { id } }'
    expect((await ask(pack, { id: 'nope' })).data.addPackageToCart).toBeNull()
    expect((await ask(pack, { id })).errors?.[0]?.extensions?.code).toBe('UNKNOWN_PACKAGE')
  })

  it('T26 an ordinary line is neither a free gift nor part of a package', async () => {
    const { ask, id, add } = await shopWithCart()
    await add(101)
    const document =
      'query getCart($id: String) { getCart(id: $id) { items { isCampaignFreeGift groupKey productPackage { packageId } } } }'
    expect((await ask(document, { id })).data.getCart.items).toEqual([
      { isCampaignFreeGift: false, groupKey: null, productPackage: null },
    ])
  })

  it('R-GQL-09 adding increases the quantity, updating sets it, 0 removes the line', async () => {
    const { add, update } = await shopWithCart()
    await add(101, 2)
    const added = (await add(101, 1)).data.addToCart
    expect(added.items).toMatchObject([{ skuId: 101, quantity: 3, product: { productId: 10 } }])
    expect((await update({ id: added.items[0].id, quantity: 5 })).data.updateCartItem.items[0].quantity).toBe(5)
    expect((await update({ skuId: 101, quantity: 0 })).data.updateCartItem.items).toEqual([])
  })

  it('R-PDP-09 refuses more than the stock and names the available quantity', async () => {
    const { add, cart } = await shopWithCart()
    await add(111, 2)
    const { errors } = await add(111, 1)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'OUT_OF_STOCK', available: 2, skuId: 111 })
    expect((await cart()).items).toMatchObject([{ quantity: 2 }])
    expect((await add(112)).errors?.[0]?.extensions).toMatchObject({ code: 'OUT_OF_STOCK', available: 0 })
  })

  it('R-DATA-02 oversellable and static stock can be bought too', async () => {
    const { add } = await shopWithCart()
    expect((await add(411, 58)).data.addToCart.items[0].quantity).toBe(58)
    expect((await add(411, 1)).errors?.[0]?.extensions.available).toBe(58)
  })

  it('R-PDP-09 a product not on sale yet, an unknown sku and a quantity below 1 cannot be added', async () => {
    const { add, update } = await shopWithCart()
    expect((await add(301)).errors?.[0]?.extensions.code).toBe('OUT_OF_STOCK')
    expect((await add(999_999)).errors?.[0]?.extensions.code).toBe('UNKNOWN_SKU')
    expect((await add(101, 0)).errors?.[0]?.extensions.code).toBe('BAD_QUANTITY')
    expect((await update({ skuId: 101, quantity: -1 })).errors?.[0]?.extensions.code).toBe('BAD_QUANTITY')
  })
})

describe('the summary', () => {
  it('R-CART-13 adds up with delivery and VAT, and names the amount left to free delivery', async () => {
    const { add } = await shopWithCart()
    const { summary } = (await add(411, 2)).data.addToCart
    expect(summary).toMatchObject({
      subTotal: { sellingPriceIncVat: 18, sellingPriceExVat: 14.34, vat: 3.66 },
      fees: { shippingFeeIncVat: 4.9, paymentFeeIncVat: 0 },
      total: { sellingPriceIncVat: 22.9, vat: 4.66 },
      balance: { pending: 0, totalSellingPriceExBalanceIncVat: 22.9 },
      shipping: { feeIncVat: 4.9, isDefault: true, amountLeftToFreeShipping: 51 },
    })
  })

  it.each([
    ['fi', 411, 8, 0],
    ['se', 411, 8, 0],
    ['se', 411, 7, 76],
    ['no', 411, 8, 0],
    ['dk', 411, 6, 0],
    ['dk', 411, 5, 54],
  ])('T17 delivery in %s is free above the market’s amount (%i × %i)', async (market, skuId, quantity, left) => {
    const { add } = await shopWithCart()
    const { shipping } = (await add(skuId, quantity, market)).data.addToCart.summary
    expect(shipping.amountLeftToFreeShipping).toBe(left)
    expect(shipping.feeIncVat === 0).toBe(left === 0)
  })

  it('R-MARKET-10 has the prices of the requested market', async () => {
    const { add, cart } = await shopWithCart()
    await add(201)
    expect((await cart('fi')).summary.subTotal).toMatchObject({ regularPriceIncVat: 129.9, sellingPriceIncVat: 103.9 })
    expect((await cart('se')).summary.subTotal).toMatchObject({ regularPriceIncVat: 1499, sellingPriceIncVat: 1199 })
  })

  it('R-CART-13 an empty cart costs nothing', async () => {
    const { cart } = await shopWithCart()
    expect((await cart()).summary).toMatchObject({ total: { sellingPriceIncVat: 0 }, shipping: null })
  })

  it('R-CART-12 lines name the campaigns that set their price', async () => {
    const { add } = await shopWithCart()
    const [item] = (await add(201, 2)).data.addToCart.items
    expect(item.campaign).toEqual({
      appliedCampaigns: [{ name: 'Ale 7 fi' }],
      prices: [{ quantity: 2, price: { sellingPriceIncVat: 103.9 } }],
    })
    expect(item.totalPrice.sellingPriceIncVat).toBe(207.8)
  })

  it('R-CART-12 a cart campaign applies from its minimum, to the whole cart or to its products', async () => {
    const catalogue = fixtureCatalogue()
    const onAll = campaign(20, {
      type: 'CART_CAMPAIGN',
      percent: 10,
      productIds: 'all',
      minimum: prices(150_00, 1500_00),
    })
    const onTwo = campaign(21, { type: 'CART_CAMPAIGN', percent: 50, productIds: [41] })
    const { add } = await shopWithCart({ catalogue: { ...catalogue, campaigns: [onAll, onTwo] } })
    const small = (await add(101)).data.addToCart
    expect(small.summary.fixedAmountDiscountIncVat).toBe(0)
    expect(small.appliedCampaigns).toEqual([])
    const large = (await add(101)).data.addToCart
    expect(large.summary).toMatchObject({
      fixedAmountDiscountIncVat: 20,
      total: { sellingPriceIncVat: 180, discountIncVat: 20, isDiscounted: true },
    })
    const halved = (await add(411)).data.addToCart
    expect(halved.items[1]).toMatchObject({ unitPrice: { sellingPriceIncVat: 4.5 } })
    expect(halved.appliedCampaigns).toHaveLength(2)
  })

  it('R-CART-13 a discount in percent is a whole amount where prices are whole', async () => {
    const catalogue = fixtureCatalogue()
    const onAll = campaign(20, { type: 'CART_CAMPAIGN', percent: 7, productIds: 'all' })
    const { add, cart } = await shopWithCart({ catalogue: { ...catalogue, campaigns: [onAll] } })
    await add(201)
    const { items, summary } = await cart('se')
    const cut = items[0].unitPrice.sellingPriceIncVat * 0.07
    expect(cut % 1).not.toBe(0)
    expect(summary.fixedAmountDiscountIncVat).toBe(Math.round(cut))
  })
})

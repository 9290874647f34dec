import { describe, expect, it } from 'vitest'
import type { CatalogueCampaign } from '#catalogue/types'
import { stockSetTo } from '#commerce/stock'
import { asking, campaign, fixtureCatalogue, fixtureCommerce, prices } from './commerce-fixture'

const CART = `id appliedCampaigns { name hideTitle }
  items { id skuId quantity isCampaignFreeGift unitPrice { sellingPriceIncVat } totalPrice { sellingPriceIncVat }
    campaign { appliedCampaigns { name } prices { quantity discount price { sellingPriceIncVat } } } }
  summary { fixedAmountDiscountIncVat subTotal { sellingPriceIncVat } total { sellingPriceIncVat } fees { shippingFeeIncVat } }`
const GET = `query getCart($id: String, $done: Boolean) { getCart(id: $id, includeCompleted: $done) { ${CART} } }`
const ADD = `mutation addToCart($id: String!, $item: CartItemInputType!) { addToCart(id: $id, item: $item) { ${CART} } }`
const UPDATE = `mutation updateCartItem($id: String!, $item: CartItemInputType!) { updateCartItem(id: $id, item: $item) { ${CART} } }`
const ORDER = `mutation placeOrder($id: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $id, checkout: $checkout) { publicId } }`
const CONFIRM = `query checkout($id: String!) { checkout(id: $id, paymentType: STANDARD) { order { rows { quantity priceIncVat } orderValueIncVat } cart { ${CART} } } }`
const CHECKOUT = {
  email: 'a@kajo.test',
  paymentId: 13,
  identityNumber: '131052-308T',
  shippingId: 11,
  billingAddress: { firstName: 'A', lastName: 'B', addressLine1: 'C', zip: '00100', city: 'D' },
}

const onCart = (campaignId: number, more: Partial<CatalogueCampaign>) =>
  campaign(campaignId, { type: 'CART_CAMPAIGN', percent: 0, productIds: 'all', ...more })
const THREE_FOR_TWO = onCart(40, { offer: { kind: 'multi-buy', size: 3, paid: 2 }, productIds: [10, 41] })
const GIFT = onCart(41, { offer: { kind: 'gift', productId: 20 }, minimum: prices(50_00, 500_00) })

async function shopWith(...campaigns: CatalogueCampaign[]) {
  const commerce = fixtureCommerce({ catalogue: { ...fixtureCatalogue(), campaigns } })
  const ask = asking(commerce)
  const id: string = (await ask(GET, { id: '' })).data.getCart.id
  const add = async (skuId: number, quantity = 1) => (await ask(ADD, { id, item: { skuId, quantity } })).data.addToCart
  return { commerce, ask, id, add }
}

describe('campaigns on the cart', () => {
  it('R-CART-12 three for two: the cheapest piece is free, and its line splits into rows', async () => {
    const { add } = await shopWith(THREE_FOR_TWO)
    expect((await add(411, 2)).appliedCampaigns).toEqual([])
    const { items, summary, appliedCampaigns } = await add(101, 1)
    expect(appliedCampaigns).toMatchObject([{ name: 'Ale 40 fi' }])
    const [cheap, dear] = items
    expect(cheap).toMatchObject({
      quantity: 2,
      unitPrice: { sellingPriceIncVat: 9 },
      totalPrice: { sellingPriceIncVat: 9 },
    })
    expect(cheap.campaign.appliedCampaigns).toEqual([{ name: 'Ale 40 fi' }])
    expect(cheap.campaign.prices).toEqual([
      { quantity: 1, discount: 0, price: { sellingPriceIncVat: 9 } },
      { quantity: 1, discount: 9, price: { sellingPriceIncVat: 0 } },
    ])
    expect(dear.campaign).toMatchObject({ appliedCampaigns: [], prices: [{ quantity: 1 }] })
    expect(summary.subTotal.sellingPriceIncVat).toBe(dear.totalPrice.sellingPriceIncVat + 9)
  })

  it('R-CART-12 seven pieces at three for two: two are free', async () => {
    const { add } = await shopWith(THREE_FOR_TWO)
    const [item] = (await add(411, 7)).items
    expect(item.campaign.prices).toMatchObject([{ quantity: 5 }, { quantity: 2, price: { sellingPriceIncVat: 0 } }])
    expect(item.totalPrice.sellingPriceIncVat).toBe(45)
  })

  it('R-CART-13 spend and save: the discount is that of the highest step reached', async () => {
    const steps = [
      { from: prices(20_00, 200_00), off: prices(2_00, 20_00) },
      { from: prices(40_00, 400_00), off: prices(6_00, 60_00) },
    ]
    const { add } = await shopWith(onCart(42, { offer: { kind: 'steps', steps } }))
    expect((await add(411, 2)).summary.fixedAmountDiscountIncVat).toBe(0)
    expect((await add(411, 1)).summary.fixedAmountDiscountIncVat).toBe(2)
    expect((await add(411, 3)).summary.fixedAmountDiscountIncVat).toBe(6)
  })

  it('R-CART-13 a percentage off the sum is computed from the sum after all product campaigns', async () => {
    const { add } = await shopWith(onCart(39, { percent: 10 }), THREE_FOR_TWO)
    const { summary } = await add(411, 3)
    expect(summary).toMatchObject({ subTotal: { sellingPriceIncVat: 18 }, fixedAmountDiscountIncVat: 1.8 })
  })

  it('R-CART-12 a campaign with a hidden name has hideTitle', async () => {
    const { add } = await shopWith(onCart(43, { percent: 10, hideTitle: true }))
    expect((await add(411)).appliedCampaigns).toEqual([{ name: 'Ale 43 fi', hideTitle: true }])
  })
})

describe('a free gift', () => {
  it('R-CART-12 is added when the campaign applies, costs nothing and is removed when it no longer applies', async () => {
    const { ask, id, add } = await shopWith(GIFT)
    expect((await add(411, 5)).items).toHaveLength(1)
    const { items, summary } = await add(411, 1)
    expect(items[1]).toMatchObject({
      skuId: 201,
      quantity: 1,
      isCampaignFreeGift: true,
      totalPrice: { sellingPriceIncVat: 0 },
      campaign: { appliedCampaigns: [{ name: 'Ale 41 fi' }] },
    })
    expect(summary.subTotal.sellingPriceIncVat).toBe(54)
    const fewer = await ask(UPDATE, { id, item: { skuId: 411, quantity: 1 } })
    expect(fewer.data.updateCartItem.items).toHaveLength(1)
  })

  it('R-CART-12 cannot be changed or removed by the shopper', async () => {
    const { ask, id, add } = await shopWith(GIFT)
    const gift = (await add(411, 6)).items[1]
    const removed = await ask(UPDATE, { id, item: { id: gift.id, quantity: 0 } })
    expect(removed.data.updateCartItem.items).toHaveLength(2)
    expect((await ask(UPDATE, { id, item: { id: gift.id, quantity: 9 } })).errors?.[0]?.extensions.code).toBe(
      'UNKNOWN_SKU',
    )
  })

  it('R-CART-12 is not added when it is sold out', async () => {
    const { commerce, add } = await shopWith(GIFT)
    for (const { skuId } of commerce.index.byProductId.get(20)?.product.skus ?? []) {
      commerce.state.commit(stockSetTo(skuId, 0))
    }
    const { items, appliedCampaigns } = await add(411, 6)
    expect(items.map(({ isCampaignFreeGift }: { isCampaignFreeGift: boolean }) => isCampaignFreeGift)).toEqual([false])
    expect(appliedCampaigns).toEqual([])
  })
})

describe('an order with campaigns', () => {
  it('R-CART-13 keeps its prices and gifts, reduces the stock of the gift, and adds up', async () => {
    const { commerce, ask, id, add } = await shopWith(THREE_FOR_TWO, GIFT)
    await add(411, 9)
    const left = commerce.stock(201).totalStock
    const { publicId } = (await ask(ORDER, { id, checkout: CHECKOUT })).data.placeOrder
    expect(commerce.stock(201).totalStock).toBe(left - 1)
    const { order, cart } = (await ask(CONFIRM, { id: publicId })).data.checkout
    expect(order.rows).toEqual([
      { quantity: 6, priceIncVat: 9 },
      { quantity: 3, priceIncVat: 0 },
      { quantity: 1, priceIncVat: 0 },
    ])
    expect(order.orderValueIncVat).toBe(cart.summary.total.sellingPriceIncVat)
    expect(cart.items[1]).toMatchObject({ isCampaignFreeGift: true, skuId: 201 })
    expect(cart.items[0].campaign.prices).toMatchObject([{ quantity: 6 }, { quantity: 3 }])
    commerce.state.data.carts = {}
    const again = (await ask(CONFIRM, { id: publicId })).data.checkout.cart
    expect(again.items).toMatchObject([{ quantity: 9 }, { isCampaignFreeGift: true }])
  })
})
